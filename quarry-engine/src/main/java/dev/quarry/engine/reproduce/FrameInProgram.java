package dev.quarry.engine.reproduce;

import dev.quarry.engine.reach.Passage;
import dev.quarry.program.trace.TraceFrame;
import java.util.Optional;

/**
 * A frame of a trace, as the program has it.
 *
 * @param number in its trace, from 1
 * @param frame what was logged
 * @param inner the frame above it in the trace, of whatever class; empty for the first
 * @param passage where it is in the program
 */
record FrameInProgram(int number, TraceFrame frame, Optional<TraceFrame> inner, Passage passage) {}
