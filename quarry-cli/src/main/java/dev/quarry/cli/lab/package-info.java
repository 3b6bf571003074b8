/**
 * {@code quarry lab}: experiments about Quarry itself. Reads options and prints; what is measured
 * is the business of {@code dev.quarry.lab}. Start with {@link dev.quarry.cli.lab.LabCommand}.
 */
@NullMarked
package dev.quarry.cli.lab;

import org.jspecify.annotations.NullMarked;
