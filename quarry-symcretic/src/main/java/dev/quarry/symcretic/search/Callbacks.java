package dev.quarry.symcretic.search;

import dev.quarry.models.library.LibraryModel;
import dev.quarry.models.library.LibraryModels;
import dev.quarry.models.library.Passing;
import dev.quarry.program.MethodBody;
import dev.quarry.program.hierarchy.Bootstrap;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Codes;
import dev.quarry.symcretic.step.HarmlessTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Which code of the JDK may run code of the program or write what the program reads: code that is
 * given an object which may be one of the program's, or an array.
 */
final class Callbacks {
  private final Codes codes;

  Callbacks(Codes codes) {
    this.codes = codes;
  }

  /** Whether what a call of the JDK's runs may do so. */
  boolean isPossible(MethodBody body, int number, MethodInsnNode call) {
    boolean hasReceiver = call.getOpcode() != Opcodes.INVOKESTATIC;
    List<Type> declared = new ArrayList<>();
    if (hasReceiver) {
      declared.add(Type.getObjectType(call.owner));
    }
    declared.addAll(List.of(Type.getArgumentTypes(call.desc)));
    List<Type> types = types(body, number, declared);
    Optional<LibraryModel> model = LibraryModels.find(call.owner, call.name, call.desc);
    if (hasReceiver && (isOfEnum(types.get(0), call) || isEquality(types.get(0), call))) {
      return false;
    }
    for (int i = 0; i < types.size(); i++) {
      if (isLookedInto(model, declared.get(i), i) && isOpen(types.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** Whether linking a dynamic call, or what it is linked to, may do so. */
  boolean isPossible(MethodBody body, int number, InvokeDynamicInsnNode call) {
    return switch (Bootstrap.of(call.bsm)) {
      case LAMBDA, SWITCH -> false;
      case STRING_CONCAT ->
          types(body, number, List.of(Type.getArgumentTypes(call.desc))).stream()
              .anyMatch(Callbacks::isOpen);
      case RECORD_METHOD, OTHER -> true;
    };
  }

  /** What enums have in common is final and looks at nothing but the constant. */
  private boolean isOfEnum(Type receiver, MethodInsnNode call) {
    return receiver.getSort() == Type.OBJECT
        && codes.hierarchy().find(receiver.getInternalName()).filter(f -> f.isEnum()).isPresent()
        && LibraryModels.find("java/lang/Enum", call.name, call.desc).isPresent();
  }

  /** Strings and boxes compare themselves with nothing but their like. */
  private static boolean isEquality(Type receiver, MethodInsnNode call) {
    return call.name.equals("equals") && !isOpen(receiver);
  }

  /** A model that takes a reference as such does not look into the object; functions are called. */
  private static boolean isLookedInto(Optional<LibraryModel> model, Type declared, int position) {
    return model.isEmpty()
        || model.get().passing(position) == Passing.CONTENT
        || declared.getDescriptor().startsWith("Ljava/util/function/");
  }

  private static boolean isOpen(Type type) {
    return type.getSort() >= Type.ARRAY && !HarmlessTypes.isOne(type);
  }

  /** The types on top of the stack as the verifier knows them, where it does. */
  private List<Type> types(MethodBody body, int number, List<Type> declared) {
    Optional<Code> code = codes.find(body.id()).filter(found -> found.isReachable(number));
    if (code.isEmpty()) {
      return declared;
    }
    var frame = code.get().frame(number);
    List<Type> types = new ArrayList<>();
    for (int i = 0; i < declared.size(); i++) {
      Type known = frame.getStack(frame.getStackSize() - declared.size() + i).getType();
      types.add(known == null ? declared.get(i) : known);
    }
    return types;
  }
}
