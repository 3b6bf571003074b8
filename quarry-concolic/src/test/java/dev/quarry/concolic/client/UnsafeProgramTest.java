package dev.quarry.concolic.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What libraries do with {@code sun.misc.Unsafe} goes on as it was. */
class UnsafeProgramTest {
  @TempDir Path directory;

  @Test
  void ownFieldsAndArraysAreReadAndWritten() throws IOException {
    ProgramUnderTest program =
        ProgramUnderTest.of(
            directory,
            """
            static class Node { int count; volatile Object next; long total; byte small; }
            static class Leaf extends Node { String name = "leaf"; static int made; }
            public static int run(int n) throws Exception {
              var field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
              field.setAccessible(true);
              var unsafe = (sun.misc.Unsafe) field.get(null);
              Leaf leaf = new Leaf();
              long count = unsafe.objectFieldOffset(Node.class.getDeclaredField("count"));
              long next = unsafe.objectFieldOffset(Node.class.getDeclaredField("next"));
              long total = unsafe.objectFieldOffset(Node.class.getDeclaredField("total"));
              long small = unsafe.objectFieldOffset(Node.class.getDeclaredField("small"));
              long name = unsafe.objectFieldOffset(Leaf.class.getDeclaredField("name"));
              var made = Leaf.class.getDeclaredField("made");
              unsafe.putInt(leaf, count, n);
              unsafe.getAndAddInt(leaf, count, 1);
              unsafe.compareAndSwapObject(leaf, next, null, leaf);
              unsafe.putLongVolatile(leaf, total, 7L);
              unsafe.putByte(leaf, small, (byte) 3);
              unsafe.putObject(leaf, name, "other");
              unsafe.putInt(unsafe.staticFieldBase(made), unsafe.staticFieldOffset(made), 5);
              byte[] bytes = new byte[16];
              unsafe.putLong(bytes, sun.misc.Unsafe.ARRAY_BYTE_BASE_OFFSET + 8, 0x0101010101010101L);
              Object[] objects = new Object[3];
              long last = sun.misc.Unsafe.ARRAY_OBJECT_BASE_OFFSET
                  + 2L * sun.misc.Unsafe.ARRAY_OBJECT_INDEX_SCALE;
              unsafe.putOrderedObject(objects, last, leaf);
              unsafe.copyMemory(bytes, sun.misc.Unsafe.ARRAY_BYTE_BASE_OFFSET + 8,
                  bytes, sun.misc.Unsafe.ARRAY_BYTE_BASE_OFFSET, 8);
              return leaf.count == n + 1 && leaf.next == leaf && leaf.total == 7 && leaf.small == 3
                  && unsafe.getObject(leaf, name).equals("other") && Leaf.made == 5
                  && objects[2] == leaf && bytes[0] == 1 && bytes[15] == 1 ? 1 : 0;
            }
            """);
    assertThat(program.run(1).ending()).isEqualTo(Ending.returned("1"));
  }
}
