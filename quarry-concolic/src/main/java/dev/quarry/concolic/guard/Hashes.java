package dev.quarry.concolic.guard;

import dev.quarry.concolic.guard.ChokePoints.Table;
import java.util.List;
import java.util.function.Consumer;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The places in the JDK where a hash code of an object that has none of its own may come to light:
 * as a part of another hash code or of a text, or as the order of a hash table.
 */
final class Hashes {
  private static final String IDENTITY = "dev/quarry/concolic/guard/boot/IdentityHashes";
  private static final String UTIL = "java/util/";
  private static final String HASH_MAP = UTIL + "HashMap";
  private static final String CONCURRENT = UTIL + "concurrent/ConcurrentHashMap";

  private Hashes() {}

  static void addTo(Table table) {
    parts(table);
    hashMaps(table);
    concurrentMaps(table);
    otherMaps(table);
  }

  /** What makes a hash code out of others; the names of JDKs 17 to 25. */
  private static void parts(Table table) {
    Edit noting = Edit.eachInstruction(Hashes::note);
    for (String owner :
        List.of(
            "java/util/AbstractList",
            "java/util/AbstractMap$SimpleEntry",
            "java/util/AbstractMap$SimpleImmutableEntry",
            "java/util/AbstractSet",
            "java/util/ArrayList",
            "java/util/Arrays",
            "java/util/Collections$CopiesList",
            "java/util/EnumMap",
            "java/util/KeyValueHolder",
            "java/util/Objects",
            "java/util/TreeMap$Entry",
            "java/util/concurrent/ConcurrentHashMap$KeySetView",
            "java/util/concurrent/ConcurrentHashMap$MapEntry",
            "java/util/concurrent/ConcurrentHashMap$Node",
            "java/util/concurrent/CopyOnWriteArrayList",
            "jdk/internal/util/ArraysSupport")) {
      table.add(owner, ChokePoint.ANY, "", noting);
    }
    for (String name : List.of("Map1", "MapN", "Set12", "SetN", "AbstractImmutableList")) {
      table.add(UTIL + "ImmutableCollections$" + name, "hashCode", "", noting);
    }
    table.add(CONCURRENT, "hashCode", "()I", noting);
    table.add("java/lang/Object", "toString", "()", noting);
  }

  private static void note(MethodNode method, AbstractInsnNode at) {
    boolean isHash =
        Edit.isCall(at, "java/lang/Object", "hashCode")
            || Edit.isCall(at, "java/lang/Enum", "hashCode");
    if (isHash && at.getOpcode() == Opcodes.INVOKEVIRTUAL) {
      MethodInsnNode noting = Edit.call(IDENTITY, "of", "(Ljava/lang/Object;)I");
      method.instructions.set(at, noting);
    }
  }

  private static void hashMaps(Table table) {
    table.add(HASH_MAP + "$HashIterator", "<init>", "(Ljava/util/HashMap;)", iterating(1));
    table.add(HASH_MAP + "$HashMapSpliterator", "<init>", "(Ljava/util/HashMap;", iterating(1));
    for (String method : List.of("forEach", "replaceAll", "keysToArray", "valuesToArray")) {
      table.add(HASH_MAP, method, "(", iterating(0));
    }
    for (String view : List.of("KeySet", "Values", "EntrySet")) {
      String owner = HASH_MAP + '$' + view;
      table.add(owner, "forEach", "(", viewing(owner, "this$0", HASH_MAP));
    }
  }

  private static void concurrentMaps(Table table) {
    table.add(CONCURRENT + "$BaseIterator", "<init>", "(", iterating(5));
    for (String method : List.of("forEach", "replaceAll", "toString")) {
      table.add(CONCURRENT, method, "(", iterating(0));
    }
    for (String view : List.of("KeySetView", "ValuesView", "EntrySetView")) {
      String owner = CONCURRENT + '$' + view;
      Edit viewing = viewing(owner, "map", CONCURRENT);
      table.add(owner, "forEach", "(", viewing);
      table.add(owner, "spliterator", "(", viewing);
    }
  }

  private static void otherMaps(Table table) {
    table.add(UTIL + "Hashtable$Enumerator", "<init>", "(Ljava/util/Hashtable;", iterating(1));
    table.add(
        UTIL + "WeakHashMap$HashIterator", "<init>", "(Ljava/util/WeakHashMap;", iterating(1));
    table.add(
        UTIL + "WeakHashMap$WeakHashMapSpliterator",
        "<init>",
        "(Ljava/util/WeakHashMap;",
        iterating(1));
    String identity = "(Ljava/util/IdentityHashMap;";
    table.add(UTIL + "IdentityHashMap$IdentityHashMapIterator", "<init>", identity, iterating(1));
    table.add(
        UTIL + "IdentityHashMap$IdentityHashMapSpliterator", "<init>", identity, iterating(1));
    for (String name : List.of("Hashtable", "WeakHashMap", "IdentityHashMap")) {
      for (String method : List.of("forEach", "replaceAll")) {
        table.add(UTIL + name, method, "(", iterating(0));
      }
    }
  }

  /** First tells that the map in a local variable is iterated over. */
  private static Edit iterating(int variable) {
    return Edit.first(code -> iterate(code, ChokePoints.object(variable)));
  }

  /** First tells that the map that a view belongs to is iterated over. */
  private static Edit viewing(String view, String field, String map) {
    return Edit.first(
        code ->
            iterate(
                code,
                added -> {
                  ChokePoints.object(0).accept(added);
                  added.add(new FieldInsnNode(Opcodes.GETFIELD, view, field, 'L' + map + ';'));
                }));
  }

  private static void iterate(InsnList code, Consumer<InsnList> map) {
    map.accept(code);
    code.add(Edit.call(IDENTITY, "iterated", "(Ljava/util/Map;)V"));
  }
}
