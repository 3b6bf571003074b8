/**
 * Quick measurements whose outcome is a ratio of two speeds in the same run. Start with {@link
 * dev.quarry.lab.speed.Ratio}. Nothing outside the lab may depend on this package.
 */
@NullMarked
package dev.quarry.lab.speed;

import org.jspecify.annotations.NullMarked;
