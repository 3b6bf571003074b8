/**
 * What a Maven project says about its class path. Asks Maven itself, because nothing else knows
 * what a pom means; reads poms only to find out which modules belong together. Depends on no
 * command. Start with {@link dev.quarry.cli.maven.MavenProject}.
 */
@NullMarked
package dev.quarry.cli.maven;

import org.jspecify.annotations.NullMarked;
