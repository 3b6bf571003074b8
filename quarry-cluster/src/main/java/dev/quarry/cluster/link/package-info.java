/**
 * What both ends of a connection agree on: addresses, queues, properties of messages, encryption,
 * and the notice of a run. Start reading at {@link dev.quarry.cluster.link.RunNotice}.
 */
@NullMarked
package dev.quarry.cluster.link;

import org.jspecify.annotations.NullMarked;
