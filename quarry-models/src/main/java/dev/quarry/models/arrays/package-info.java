/**
 * What methods of the JDK do to arrays, as terms. {@link dev.quarry.models.arrays.ArrayModels}
 * finds the {@link dev.quarry.models.arrays.ArrayModel} of a method, which says when a call throws
 * and which elements it copies, writes or compares ({@link dev.quarry.models.arrays.ArrayEffect}).
 *
 * <p>Nothing here knows where elements are kept: forward execution has shadows of real arrays,
 * backward execution has maps. Both interpret the same effects. It must not depend on either. Start
 * at {@code ArrayModel}.
 */
@NullMarked
package dev.quarry.models.arrays;

import org.jspecify.annotations.NullMarked;
