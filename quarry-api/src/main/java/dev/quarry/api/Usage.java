package dev.quarry.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How objects of a type may be used: the duty of those who call them, in Quarry's language of
 * specifications. For instance {@code @Usage("pattern open ; (read | write)* ; close")}. {@code
 * quarry check} looks for violations.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(Usage.List.class)
public @interface Usage {
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
    Usage[] value();
  }
}
