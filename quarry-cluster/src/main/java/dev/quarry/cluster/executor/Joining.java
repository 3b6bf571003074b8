package dev.quarry.cluster.executor;

import dev.quarry.cluster.link.Address;
import dev.quarry.cluster.program.ProgramCache;
import dev.quarry.cluster.secret.Secret;
import dev.quarry.concolic.guard.Permission;
import java.util.Set;

/**
 * Whom an executor joins, and what it is ready to do.
 *
 * @param address of the coordinator
 * @param secret that it has too
 * @param jobs how many goals are done at the same time
 * @param allowed what programs may do here; a run that wants more is refused
 * @param cache for programs
 */
public record Joining(
    Address address, Secret secret, int jobs, Set<Permission> allowed, ProgramCache cache) {}
