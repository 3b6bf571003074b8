/**
 * Java installations whose own classes are rewritten ahead: a linked image of the running JDK, made
 * once and kept in the user's cache. A virtual machine of such an image needs no agent, and starts
 * with an archive of the rewritten classes.
 *
 * <p>Start at {@link dev.quarry.concolic.image.ImageCache}. What is rewritten is said by a {@link
 * dev.quarry.concolic.image.JdkEdits}; nothing here knows what for.
 */
@NullMarked
package dev.quarry.concolic.image;

import org.jspecify.annotations.NullMarked;
