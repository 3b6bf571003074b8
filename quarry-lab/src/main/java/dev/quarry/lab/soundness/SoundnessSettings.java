package dev.quarry.lab.soundness;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * What to compare, and how long to take.
 *
 * @param programs how many
 * @param seed of the first; the others have those that follow
 * @param targets how many lines of a program are asked for at most, by each engine
 * @param budget for one target or exploration
 * @param pipeline one program in so many goes through the whole of {@code reach}, tests included; 0
 *     for none
 * @param jobs how many batches of programs at a time
 * @param log where results are kept, and taken from if they are there
 * @param save where programs with wrong verdicts are written
 */
public record SoundnessSettings(
    int programs,
    long seed,
    int targets,
    Duration budget,
    int pipeline,
    int jobs,
    Path log,
    Optional<Path> save) {}
