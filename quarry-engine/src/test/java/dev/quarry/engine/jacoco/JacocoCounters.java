package dev.quarry.engine.jacoco;

import dev.quarry.engine.coverage.Count;
import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodId;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.analysis.ICounter;
import org.jacoco.core.analysis.IMethodCoverage;
import org.jacoco.core.internal.analysis.ClassAnalyzer;
import org.jacoco.core.internal.analysis.ClassCoverageImpl;
import org.jacoco.core.internal.analysis.StringPool;
import org.jacoco.core.internal.flow.ClassProbesAdapter;
import org.objectweb.asm.ClassReader;

/** What JaCoCo itself says about a class when some of its probes were executed. */
final class JacocoCounters {
  private JacocoCounters() {}

  /** Branches by method; methods that JaCoCo leaves out are not there. */
  static Map<MethodId, Count> branches(ClassFile type, boolean[] probes) {
    Map<MethodId, Count> counts = new LinkedHashMap<>();
    for (IMethodCoverage method : analyse(type, probes).getMethods()) {
      counts.put(
          MethodId.ofInternal(type.name(), method.getName(), method.getDesc()),
          count(method.getBranchCounter()));
    }
    return counts;
  }

  /** Lines of the whole class. */
  static Count lines(ClassFile type, boolean[] probes) {
    return count(analyse(type, probes).getLineCounter());
  }

  private static IClassCoverage analyse(ClassFile type, boolean[] probes) {
    ClassCoverageImpl coverage = new ClassCoverageImpl(type.name(), 0, false);
    ClassAnalyzer analyzer = new ClassAnalyzer(coverage, probes, new StringPool());
    new ClassReader(type.bytes()).accept(new ClassProbesAdapter(analyzer, false), 0);
    return coverage;
  }

  private static Count count(ICounter counter) {
    return new Count(counter.getCoveredCount(), counter.getTotalCount());
  }
}
