package dev.quarry.spec.weave;

import java.util.Optional;

/**
 * A monitor as the methods of one class tell it what happens.
 *
 * @param steps the class with its steps
 * @param call the method as its specification sees it
 * @param state where its state is
 * @param log where events are written down, if they are
 */
record Hook(StepClass steps, MonitoredCall call, Ghost state, Optional<Ghost> log) {}
