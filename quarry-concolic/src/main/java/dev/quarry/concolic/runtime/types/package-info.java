/**
 * What the runtime knows of classes, whatever the run: which ones an input may have ({@code
 * Candidates}), how their instances are made and filled ({@code Shapes}), which have a content that
 * expressions can name ({@code ValueType}). It must not depend on the state of a run.
 */
@NullMarked
package dev.quarry.concolic.runtime.types;

import org.jspecify.annotations.NullMarked;
