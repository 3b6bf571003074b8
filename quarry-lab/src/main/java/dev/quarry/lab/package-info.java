/**
 * Experiments: benchmark corpora, the tables of the papers, and measurements that compare ways of
 * doing the same thing. May use everything; nothing may use it, since it is not shipped.
 */
@NullMarked
package dev.quarry.lab;

import org.jspecify.annotations.NullMarked;
