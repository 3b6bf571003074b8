package dev.quarry.search.random;

import java.util.List;

/**
 * What is open in a call, as a tree: values, and decisions about which other parts matter. Values
 * that don't matter are neither drawn nor changed.
 */
public sealed interface Part permits Place, Part.OneOf, Part.Several, Part.Perhaps, Part.Repeated {
  /**
   * One of several ways, of which a number chooses one.
   *
   * @param name of the number
   * @param usual how many of the options, the first ones, are chosen most of the time
   */
  record OneOf(String name, List<List<Part>> options, int usual) implements Part {
    public OneOf {
      options = options.stream().map(List::copyOf).toList();
    }
  }

  /**
   * The first so many things as a number says.
   *
   * @param name of the number
   */
  record Several(String name, List<List<Part>> things) implements Part {
    public Several {
      things = things.stream().map(List::copyOf).toList();
    }
  }

  /**
   * Something that is done if a truth value says so.
   *
   * @param name of the truth value
   * @param others how many such things there are, of which only a few are done at a time
   */
  record Perhaps(String name, int others, List<Part> parts) implements Part {
    public Perhaps {
      parts = List.copyOf(parts);
    }
  }

  /**
   * Something that is done as often as a number says, always with the same parts.
   *
   * @param name of the number
   * @param most how often at most
   * @param others how many such things there are, of which only a few are done at a time
   */
  record Repeated(String name, int most, int others, List<Part> parts) implements Part {
    public Repeated {
      parts = List.copyOf(parts);
    }
  }
}
