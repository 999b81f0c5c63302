import type { ContentPackage } from '@theke/contracts/signage/package';
import { type PlayReason, playingAt } from '@theke/rules/signage/stream-timeline';
import type { KnownTime } from '../time/server-clock.ts';

/** Which segment plays, and why. Without a segment the TV shows its standby picture. */
export type Programme = {
  readonly reason: PlayReason | 'disabled';
  readonly segment: string | null;
  /** Valid for server times in [from, until). */
  readonly from: number;
  readonly until: number;
};

const always = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY } as const;

/**
 * What a TV without a clock plays: entries without any date or time apply at every moment, so the one with the highest
 * priority plays; else the fallback.
 */
function undated({ stream }: ContentPackage): Programme {
  const [entry] = stream.entries
    .filter((one) => one.isEnabled && one.schedule.length === 0 && !one.validFrom && !one.validUntil)
    .sort((one, other) => other.priority - one.priority || (one.id < other.id ? -1 : 1));
  if (entry) return { reason: 'entry', segment: entry.segment.id, ...always };
  if (stream.fallback) return { reason: 'fallback', segment: stream.fallback.id, ...always };
  return { reason: 'nothing', segment: null, ...always };
}

/** What a package plays at an instant. */
export function programmeAt(content: ContentPackage, { at, isKnown }: KnownTime): Programme {
  if (!content.device.isEnabled) return { reason: 'disabled', segment: null, ...always };
  if (!isKnown) return undated(content);
  const { reason, segment, from, to } = playingAt(content.stream, content.branch, at);
  return { reason, segment, from, until: to };
}
