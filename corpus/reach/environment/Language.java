package environment;

import java.util.Locale;

/** Some speak Turkish. */
public final class Language {
  public static int look() {
    String language = Locale.getDefault().getLanguage();
    return language.equals("tr") ? 1 : 2; // reach: true yes, undecided: other locales
  }
}
