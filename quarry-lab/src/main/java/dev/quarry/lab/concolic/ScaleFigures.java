package dev.quarry.lab.concolic;

/**
 * A method with very many paths, explored to the last.
 *
 * @param name the method
 * @param heapMegabytes what the controller's heap was limited to
 * @param paths it has
 * @param seconds from a cold start of everything
 * @param peakMegabytes most of the heap that was in use, garbage included
 * @param liveMegabytes what was in use at the end, without garbage
 */
public record ScaleFigures(
    String name,
    int heapMegabytes,
    int paths,
    double seconds,
    double peakMegabytes,
    double liveMegabytes) {}
