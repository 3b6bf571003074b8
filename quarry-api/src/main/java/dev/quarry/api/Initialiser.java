package dev.quarry.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * On a class: the method that fills a new input object of this class, in place of making each of
 * its fields an input. The method is an instance method of the class without parameters; it usually
 * assigns {@code Quarry.any…} to fields.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Initialiser {
  /** The name of the method. */
  String value();
}
