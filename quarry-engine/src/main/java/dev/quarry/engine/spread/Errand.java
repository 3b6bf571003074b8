package dev.quarry.engine.spread;

import dev.quarry.engine.setting.Setting;

/**
 * What all goals of one command have in common. It is told to everybody who does some of them,
 * once.
 *
 * @param command which
 * @param setting the program, and how to work on it; where goals are done, the class path is
 *     another, with the same classes
 * @param details whatever else the command wants to know, in a form of its own
 */
public record Errand(SpreadCommand command, Setting setting, byte[] details) {

  /** The same for the same program elsewhere. */
  public Errand withSetting(Setting changed) {
    return new Errand(command, changed, details);
  }
}
