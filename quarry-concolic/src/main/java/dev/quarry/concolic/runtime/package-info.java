/**
 * The runtime beside rewritten code, in the program's JVM. Start here at {@code EntryCall}, which
 * makes one run. It must not depend on the instrumenter or the worker; no package below may depend
 * on this one.
 */
@NullMarked
package dev.quarry.concolic.runtime;

import org.jspecify.annotations.NullMarked;
