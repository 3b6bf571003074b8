/** What the cost of monitoring is measured with. Start with {@link Kernels}. */
@NullMarked
package dev.quarry.lab.specifications.subject;

import org.jspecify.annotations.NullMarked;
