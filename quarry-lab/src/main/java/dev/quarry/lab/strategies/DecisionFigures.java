package dev.quarry.lab.strategies;

/**
 * What decisions cost on a program of some size.
 *
 * @param blocks of the program
 * @param candidates to choose from, when all runs were made
 * @param transitions that a run takes where there is a choice, on average
 * @param microseconds of processor time for a decision, on average
 * @param first microseconds for the first one, in which everything is solved
 */
public record DecisionFigures(
    int blocks, int candidates, double transitions, double microseconds, double first) {}
