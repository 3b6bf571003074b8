/**
 * Code of the JDK that is rewritten, so that values keep their shadows in it. Start at {@code
 * RewrittenJdk}: a Java image with the guard built in and the classes of {@code FollowedClasses}
 * rewritten. What a worker has to know of such an image lies in it as two files: which classes are
 * followed, and what the numbers of places in them mean.
 *
 * <p>Nothing here runs in workers.
 */
@NullMarked
package dev.quarry.concolic.jdk;

import org.jspecify.annotations.NullMarked;
