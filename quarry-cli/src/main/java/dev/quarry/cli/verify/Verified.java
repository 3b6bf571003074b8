package dev.quarry.cli.verify;

import dev.quarry.engine.verify.Judgement;
import dev.quarry.report.warning.Warning;

/** A warning with what came of it. */
record Verified(Warning warning, Judgement judgement) {}
