package dev.quarry.concolic.client;

import java.io.IOException;

/** A worker process that was gone before it said anything: another one may come up. */
final class LostWorkerException extends IOException {
  private static final long serialVersionUID = 1L;

  LostWorkerException(String message) {
    super(message);
  }
}
