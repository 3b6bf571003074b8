/**
 * What methods of the JDK mean as expressions. {@link dev.quarry.models.library.LibraryModels}
 * finds the {@link dev.quarry.models.library.LibraryModel} of a method, which says what a call
 * returns, what it changes and when it throws ({@link dev.quarry.models.library.Effect}).
 *
 * <p>One class per family of methods ({@code MathModels}, {@code StringModels}, …) declares them in
 * a {@code Table}, a line or two each. Nothing here knows values or objects, so that forward and
 * backward execution share it; it must not depend on either. Start at {@code LibraryModel}.
 */
@NullMarked
package dev.quarry.models.library;

import org.jspecify.annotations.NullMarked;
