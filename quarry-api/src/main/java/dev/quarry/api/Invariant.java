package dev.quarry.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * On a method without parameters that returns {@code boolean}: what holds for every well-formed
 * instance of its class. Instances that Quarry makes as inputs are assumed to satisfy it. A method
 * named {@code repOk} counts without the annotation.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Invariant {}
