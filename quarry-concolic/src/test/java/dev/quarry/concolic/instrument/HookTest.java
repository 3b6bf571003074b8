package dev.quarry.concolic.instrument;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.concolic.runtime.hooks.Ops;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

class HookTest {
  private static final MethodHandles.Lookup ANYBODY = MethodHandles.publicLookup();

  /** As the virtual machine does it for rewritten code. */
  @ParameterizedTest
  @EnumSource(Hook.class)
  void rewrittenCodeCanLinkEveryMethodOfAHook(Hook hook) throws ReflectiveOperationException {
    for (Method method : hook.methods()) {
      Type[] distinctive = distinctive(hook, method);
      MethodInsnNode call = hook.call(distinctive);
      MethodType type =
          MethodType.fromMethodDescriptorString(call.desc, HookTest.class.getClassLoader());
      Class<?> owner = Class.forName(Type.getObjectType(call.owner).getClassName());
      assertThat(ANYBODY.findStatic(owner, call.name, type).type())
          .isEqualTo(MethodType.methodType(method.getReturnType(), method.getParameterTypes()));
    }
  }

  private static Type[] distinctive(Hook hook, Method method) {
    Class<?>[] parameters = method.getParameterTypes();
    Set<Integer> places = new HashSet<>();
    for (Method other : hook.methods()) {
      for (int i = 0; i < parameters.length; i++) {
        if (other.getParameterTypes()[i] != parameters[i]) {
          places.add(i);
        }
      }
    }
    return places.stream().sorted().map(i -> Type.getType(parameters[i])).toArray(Type[]::new);
  }

  @ParameterizedTest
  @EnumSource(HookField.class)
  void rewrittenCodeCanLinkEveryField(HookField field) throws ReflectiveOperationException {
    FieldInsnNode read = field.read();
    Class<?> owner = Class.forName(Type.getObjectType(read.owner).getClassName());
    Class<?> type = field.field().getType();
    assertThat(read.desc).isEqualTo(Type.getDescriptor(type));
    assertThat(ANYBODY.findStaticGetter(owner, read.name, type)).isNotNull();
    assertThat(ANYBODY.findStaticSetter(owner, field.write().name, type)).isNotNull();
  }

  @Test
  void anOverloadIsFoundByTheTypesOfOperands() {
    Method shift = Hook.BINARY.method(Type.LONG_TYPE, Type.INT_TYPE);
    assertThat(shift.getDeclaringClass()).isEqualTo(Ops.class);
    assertThat(List.of(shift.getParameterTypes()).subList(1, 3))
        .containsExactly(long.class, int.class);
    assertThatThrownBy(() -> Hook.BINARY.method(Type.INT_TYPE))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Hook.COMPARE.method(Type.INT_TYPE))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** A hook that the table does not have would be one that nobody calls. */
  @Test
  void thePublicMethodsOfTheFamiliesAreAllInTheTable() {
    Set<Method> known = new HashSet<>();
    Set<Class<?>> families = new HashSet<>();
    for (Hook hook : Hook.values()) {
      known.addAll(hook.methods());
      hook.methods().forEach(method -> families.add(method.getDeclaringClass()));
    }
    families.removeIf(family -> !family.getPackageName().endsWith(".runtime.hooks"));
    List<Method> unknown =
        families.stream()
            .flatMap(family -> Arrays.stream(family.getDeclaredMethods()))
            .filter(method -> Modifier.isPublic(method.getModifiers()))
            .filter(method -> !known.contains(method))
            .toList();
    // Asked while classes are rewritten, not by what is rewritten.
    assertThat(unknown).extracting(Method::getName).containsOnly("token", "register");
  }

  @Test
  void everySubstituteIsThere() throws ReflectiveOperationException {
    assertThat(Substitutions.all()).isNotEmpty();
    for (Substitutions.Substitute substitute : Substitutions.all()) {
      MethodType type =
          MethodType.fromMethodDescriptorString(
              substitute.descriptor(), HookTest.class.getClassLoader());
      Class<?> owner = Class.forName(Type.getObjectType(substitute.owner()).getClassName());
      assertThat(ANYBODY.findStatic(owner, substitute.name(), type)).isNotNull();
    }
  }
}
