/**
 * What goes over the pipe between the controller and a worker: {@link
 * dev.quarry.concolic.protocol.Request}s one way, {@link dev.quarry.concolic.protocol.Reply}s the
 * other, each a frame of bytes. {@code docs/protocol.md} describes the form.
 *
 * <p>Knows the words of {@code dev.quarry.concolic} and neither end of the pipe. Start reading at
 * {@link dev.quarry.concolic.protocol.Request}; {@link dev.quarry.concolic.protocol.Protocol} has
 * the version.
 */
@NullMarked
package dev.quarry.concolic.protocol;

import org.jspecify.annotations.NullMarked;
