package dev.quarry.models.library;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The table of models and who fills it. */
final class Table {
  private record Key(String owner, String name, String descriptor) {}

  private final List<ModelEntry> entries = new ArrayList<>();
  private final Map<Key, LibraryModel> models = new LinkedHashMap<>();

  private Table() {}

  static Table create() {
    var table = new Table();
    MathModels.declare(table);
    BoxModels.declare(table);
    NumberModels.declare(table);
    ParsingModels.declare(table);
    BitModels.declare(table);
    UnsignedModels.declare(table);
    CharacterModels.declare(table);
    TextModels.declare(table);
    StringModels.declare(table);
    RegexModels.declare(table);
    BuilderModels.declare(table);
    ObjectModels.declare(table);
    table.close();
    return table;
  }

  Declarations statics(String owner) {
    return new Declarations(this, owner, true);
  }

  Declarations methods(String owner) {
    return new Declarations(this, owner, false);
  }

  ModelEntry add(ModelEntry entry) {
    entries.add(entry);
    return entry;
  }

  private void close() {
    for (ModelEntry entry : entries) {
      LibraryModel model = entry.build();
      LibraryMethod method = model.method();
      var key = new Key(method.owner(), method.name(), method.descriptor());
      if (models.put(key, model) != null) {
        throw new IllegalStateException(method + " is declared twice.");
      }
    }
    entries.clear();
  }

  Optional<LibraryModel> find(String owner, String name, String descriptor) {
    return Optional.ofNullable(models.get(new Key(owner, name, descriptor)));
  }

  List<LibraryModel> models() {
    return List.copyOf(models.values());
  }
}
