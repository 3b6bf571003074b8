/**
 * Classes of the laboratory's own to cover: numeric code as textbooks describe it, and some with
 * text and objects. They depend on nothing but each other.
 */
@NullMarked
package dev.quarry.lab.coverage.subject;

import org.jspecify.annotations.NullMarked;
