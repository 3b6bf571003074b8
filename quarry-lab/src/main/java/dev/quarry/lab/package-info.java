/**
 * Experiments: benchmark corpora, the tables of the papers, and measurements that compare ways of
 * doing the same thing. May use everything below the front ends; nothing but the command line may
 * use it.
 */
@NullMarked
package dev.quarry.lab;

import org.jspecify.annotations.NullMarked;
