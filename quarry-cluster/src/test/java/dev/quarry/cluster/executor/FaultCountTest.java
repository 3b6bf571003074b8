package dev.quarry.cluster.executor;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.cluster.link.ClusterException;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class FaultCountTest {
  @Test
  void aMachineThatCanNotDoAnythingLeaves() throws ClusterException {
    FaultCount faults = new FaultCount();
    IOException why = new IOException("no space");
    for (int i = 1; i < FaultCount.MOST; i++) {
      faults.failed(why);
    }
    faults.worked();
    for (int i = 1; i < FaultCount.MOST; i++) {
      faults.failed(why);
    }
    assertThatThrownBy(() -> faults.failed(why))
        .isInstanceOf(ClusterException.class)
        .hasMessageContaining("no space");
  }
}
