package askedfor;

/** Asked for through reflection. */
public final class ByReflection {
  public static int run() throws ReflectiveOperationException {
    Object x = dev.quarry.api.Quarry.class.getMethod("anyInt").invoke(null);
    if (x instanceof Integer i && i == 43) {
      return 1; // reach: yes, undecided: reflection is not followed
    }
    return 0;
  }
}
