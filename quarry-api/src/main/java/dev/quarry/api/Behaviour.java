package dev.quarry.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How objects of a type behave: what their own code has to see to, in Quarry's language of
 * specifications. For instance {@code @Behaviour("formula always (return push -> size() ==
 * old(size()) + 1)")}. {@code quarry check} looks for violations.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(Behaviour.List.class)
public @interface Behaviour {
  /** A pattern, a formula or an automaton. */
  String value();

  /** How reports call it. */
  String name() default "";

  /** Whether it is about the static methods of the class, and not about each object. */
  boolean ofClass() default false;

  /** Several of them. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {
    Behaviour[] value();
  }
}
