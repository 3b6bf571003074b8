/**
 * Methods that the lab explores and runs in batches: small programs with the decisions of textbook
 * examples. They use the JDK only. Start with {@link dev.quarry.lab.concolic.subject.Classics}.
 */
@NullMarked
package dev.quarry.lab.concolic.subject;

import org.jspecify.annotations.NullMarked;
