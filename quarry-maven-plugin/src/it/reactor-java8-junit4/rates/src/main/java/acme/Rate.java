package acme;

public interface Rate {
  int percent();
}
