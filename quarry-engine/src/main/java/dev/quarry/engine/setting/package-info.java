/**
 * What commands are told alike. Front ends make these out of text; nothing here is text that means
 * something.
 *
 * <p>Start with {@link dev.quarry.engine.setting.Setting}.
 */
@NullMarked
package dev.quarry.engine.setting;

import org.jspecify.annotations.NullMarked;
