/**
 * The program as a Markov chain whose states are basic blocks, after Wang, Sun, Chen, Zhang, Wang
 * and Lin, "Towards Optimal Concolic Testing" (ICSE 2018), section 4: probabilities are estimated
 * from the runs so far, and every state has an expected reward, the number of uncovered states that
 * a run which is there will still visit.
 *
 * <p>Start with {@link dev.quarry.search.markov.MarkovModel}. Nothing here knows blocks, probes,
 * runs or costs: states are numbers. No dependency but the JDK.
 */
@NullMarked
package dev.quarry.search.markov;

import org.jspecify.annotations.NullMarked;
