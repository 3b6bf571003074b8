package dev.quarry.concolic.image;

import java.util.Collection;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Attribute;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ModuleVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ModuleHashesAttribute;
import org.objectweb.asm.commons.ModuleResolutionAttribute;
import org.objectweb.asm.commons.ModuleTargetAttribute;

/** Descriptors of modules as a linker takes them whose modules are not those that were hashed. */
final class ModuleDescriptors {
  private static final int API = Opcodes.ASM9;

  private ModuleDescriptors() {}

  /**
   * A descriptor without hashes of other modules.
   *
   * @param exported internal names of packages that the module has besides and exports
   */
  static byte[] relinkable(byte[] moduleInfo, Collection<String> exported) {
    ClassWriter writer = new ClassWriter(0);
    ClassVisitor edited =
        new ClassVisitor(API, writer) {
          @Override
          public void visitAttribute(Attribute attribute) {
            if (!(attribute instanceof ModuleHashesAttribute)) {
              super.visitAttribute(attribute);
            }
          }

          @Override
          public ModuleVisitor visitModule(String name, int access, @Nullable String version) {
            return new Exports(super.visitModule(name, access, version), exported);
          }
        };
    Attribute[] known = {
      new ModuleHashesAttribute(), new ModuleTargetAttribute(), new ModuleResolutionAttribute()
    };
    new ClassReader(moduleInfo).accept(edited, known, 0);
    return writer.toByteArray();
  }

  /** Adds packages that everybody may use. */
  private static final class Exports extends ModuleVisitor {
    private final Collection<String> exported;

    Exports(ModuleVisitor next, Collection<String> exported) {
      super(API, next);
      this.exported = exported;
    }

    @Override
    public void visitEnd() {
      for (String name : exported) {
        visitPackage(name);
        visitExport(name, 0);
      }
      super.visitEnd();
    }
  }
}
