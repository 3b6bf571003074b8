package tied;

// check: violated, 3 events
// usage alive of tied.Statement$Query from tied.Statement$Connection.query { automaton alive { run -> alive, from.close -> dead } dead { from.close -> dead } }
//
// check: holds
// usage used of tied.Statement$Query from tied.Statement$Connection.query { formula always (call from.close -> once call run) }

/** A query is run after its connection was closed. */
public class Statement {
  static class Connection {
    Query query(int number) {
      return new Query();
    }

    void close() {}
  }

  static class Query {
    void run() {}
  }

  public void ask(int number) {
    Connection connection = new Connection();
    Query query = connection.query(number);
    query.run();
    connection.close();
    if (number % 100 == 42) {
      query.run();
    }
  }
}
