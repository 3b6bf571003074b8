package dev.quarry.search.tree;

import dev.quarry.concolic.Site;

/**
 * A site with its hash, which is costly enough to be computed once.
 *
 * @param site the one object that stands for all equal sites in the tree
 * @param hash its {@link Site#stableHash()}
 */
record KnownSite(Site site, int hash) {
  static KnownSite of(Site site) {
    return new KnownSite(site, site.stableHash());
  }

  /**
   * Whether the site decides in terms of the run: its outcome 1 stands for the value or the types
   * of the run, so that each run that takes another way reports outcome 1 again, with another
   * condition. (An assumption of the program is a pin as well, always in the same terms.)
   */
  boolean isRelative() {
    return site.kind() == Site.Kind.PIN || site.kind() == Site.Kind.DISPATCH;
  }
}
