package applets;

// check: violated, 3 events
// behaviour steps of applets.LifeCycle { automaton made { return install [result] -> installed, return install -> made, return select [!result] -> made, return run [!result] -> made } installed { return select [result] -> selected, return install [!result] -> installed, return select -> installed, return run [!result] -> installed } selected { return run -> selected, return install [!result] -> selected, return select -> selected } }

/** Can be installed again once it was selected. */
public class LifeCycle {
  private int state;

  public boolean install(int key) {
    if ((state == 0 || state == 2) && key == 77) {
      state = 1;
      return true;
    }
    return false;
  }

  public boolean select() {
    if (state >= 1) {
      state = 2;
      return true;
    }
    return false;
  }

  public boolean run() {
    return state == 2;
  }
}
