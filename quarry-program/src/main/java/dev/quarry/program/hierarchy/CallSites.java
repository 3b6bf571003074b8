package dev.quarry.program.hierarchy;

import dev.quarry.program.Location;
import dev.quarry.program.MethodBody;
import dev.quarry.program.hierarchy.CallSite.DynamicCall;
import dev.quarry.program.hierarchy.CallSite.Exposure;
import dev.quarry.program.hierarchy.CallSite.Initialisation;
import dev.quarry.program.hierarchy.CallSite.Kind;
import dev.quarry.program.hierarchy.CallSite.MethodCall;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** The call sites of a method, read off its instructions. */
public final class CallSites {
  private CallSites() {}

  /** All call sites in the order of the code; an initialisation precedes what it is part of. */
  public static List<CallSite> of(MethodBody body) {
    List<CallSite> sites = new ArrayList<>();
    for (int number = 0; number < body.size(); number++) {
      sites.addAll(at(body, number));
    }
    return sites;
  }

  /** The call sites at one instruction: none, one, or an initialisation and another. */
  public static List<CallSite> at(MethodBody body, int number) {
    AbstractInsnNode node = body.instruction(number);
    Location location = body.at(number);
    Optional<CallSite> call = call(node, location);
    Optional<CallSite> initialisation = initialisation(node, location);
    return Stream.of(initialisation, call).flatMap(Optional::stream).toList();
  }

  private static Optional<CallSite> call(AbstractInsnNode node, Location location) {
    if (node instanceof MethodInsnNode call) {
      Kind kind = kind(call.getOpcode());
      return Optional.of(new MethodCall(location, kind, call.owner, call.name, call.desc));
    }
    if (node.getOpcode() == Opcodes.NEW) {
      return Optional.of(new Exposure(location, ((TypeInsnNode) node).desc));
    }
    if (node instanceof InvokeDynamicInsnNode call) {
      return Optional.of(
          new DynamicCall(
              location,
              Bootstrap.of(call.bsm),
              call.name,
              call.desc,
              implementation(call, location)));
    }
    return Optional.empty();
  }

  /** A class initialises itself only once, before any of its code runs. */
  private static Optional<CallSite> initialisation(AbstractInsnNode node, Location location) {
    Optional<String> owner =
        switch (node.getOpcode()) {
          case Opcodes.NEW -> Optional.of(((TypeInsnNode) node).desc);
          case Opcodes.GETSTATIC, Opcodes.PUTSTATIC -> Optional.of(((FieldInsnNode) node).owner);
          case Opcodes.INVOKESTATIC -> Optional.of(((MethodInsnNode) node).owner);
          default -> Optional.empty();
        };
    return owner
        .filter(name -> !name.equals(location.method().ownerInternal()))
        .map(name -> new Initialisation(location, name));
  }

  private static Kind kind(int opcode) {
    return switch (opcode) {
      case Opcodes.INVOKESTATIC -> Kind.STATIC;
      case Opcodes.INVOKESPECIAL -> Kind.SPECIAL;
      case Opcodes.INVOKEINTERFACE -> Kind.INTERFACE;
      default -> Kind.VIRTUAL;
    };
  }

  /** The second argument of both factories is the method to run (LambdaMetafactory's contract). */
  private static Optional<MethodCall> implementation(
      InvokeDynamicInsnNode call, Location location) {
    if (Bootstrap.of(call.bsm) != Bootstrap.LAMBDA
        || call.bsmArgs.length < 2
        || !(call.bsmArgs[1] instanceof Handle handle)) {
      return Optional.empty();
    }
    return Optional.of(
        new MethodCall(
            location, kind(handle), handle.getOwner(), handle.getName(), handle.getDesc()));
  }

  private static Kind kind(Handle handle) {
    return switch (handle.getTag()) {
      case Opcodes.H_INVOKESTATIC -> Kind.STATIC;
      case Opcodes.H_INVOKESPECIAL, Opcodes.H_NEWINVOKESPECIAL -> Kind.SPECIAL;
      case Opcodes.H_INVOKEINTERFACE -> Kind.INTERFACE;
      default -> Kind.VIRTUAL;
    };
  }
}
