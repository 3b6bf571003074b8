package dev.quarry.symcretic.testing;

import org.jspecify.annotations.Nullable;

/** An object with a field of every type, and a static one. */
public class Cell {
  public boolean aBoolean;
  public byte aByte;
  public short aShort;
  public char aChar;
  public int anInt;
  public long aLong;
  public float aFloat;
  public double aDouble;
  public @Nullable Object anObject;

  public static boolean staticBoolean;
  public static byte staticByte;
  public static short staticShort;
  public static char staticChar;
  public static int staticInt;
  public static long staticLong;
  public static float staticFloat;
  public static double staticDouble;
  public static @Nullable Object staticObject;
}
