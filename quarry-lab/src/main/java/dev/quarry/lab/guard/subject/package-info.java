/** Programs whose runs are made with the guard and without. Nothing else uses them. */
@NullMarked
package dev.quarry.lab.guard.subject;

import org.jspecify.annotations.NullMarked;
