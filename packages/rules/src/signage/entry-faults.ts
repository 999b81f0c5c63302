import { instantOf, type LocalDate, startOf } from '../time/local-time.ts';
import { listOccurrences, type StreamEntry } from './stream-timeline.ts';

/**
 * Why an entry can never play. `past`: its last date is over. `no-items`: its segment is empty or deleted. `no-times`:
 * its times have no occurrence within its dates any more. `no-tv`: no enabled TV plays the stream.
 */
export const entryFaults = ['past', 'no-items', 'no-times', 'no-tv'] as const;
export type EntryFault = (typeof entryFaults)[number];

type Surroundings = {
  readonly zone: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Number of items by segment; a deleted segment is missing. */
  readonly itemCounts: ReadonlyMap<string, number>;
  /** Number of enabled TVs that play the stream. */
  readonly tvCount: number;
};

const day = 24 * 60 * 60_000;

/** The end of an entry's last date, or never. */
const endOf = (zone: string, validUntil: LocalDate | null): number =>
  validUntil === null ? Number.POSITIVE_INFINITY : instantOf(zone, startOf(validUntil) + day);

/**
 * Whether the entry has an occurrence that is not over. Weekly rules repeat, so it is enough to look at the first weeks
 * in which dated rules do not change all weekdays, and at the dates of the dated rules.
 */
function hasOccurrence(entry: StreamEntry, zone: string, now: number): boolean {
  const rules = entry.schedule ?? [];
  const first = entry.validFrom === null ? now : Math.max(now, instantOf(zone, startOf(entry.validFrom)));
  const dates = rules.flatMap(({ type, date }) => (type === 'once' && date ? [date] : []));
  const weeks = new Set(dates).size + 2;
  const windows = [
    [first, first + weeks * 7 * day] as const,
    ...dates.map((date) => [Math.max(first, instantOf(zone, startOf(date))), endOf(zone, date)] as const),
  ];
  return windows.some(
    ([from, to]) => from < to && listOccurrences({ ...entry, isEnabled: true }, zone, from, to).length > 0,
  );
}

/** Why an entry can never play from now on, in the order of `entryFaults`. Whether it is enabled does not matter. */
export function findEntryFaults(entry: StreamEntry, { zone, now, itemCounts, tvCount }: Surroundings): EntryFault[] {
  const isPast = endOf(zone, entry.validUntil) <= now && !hasOccurrence(entry, zone, now);
  return [
    ...(isPast ? (['past'] as const) : []),
    ...(itemCounts.get(entry.segment.id) ? [] : (['no-items'] as const)),
    ...(!isPast && !hasOccurrence(entry, zone, now) ? (['no-times'] as const) : []),
    ...(tvCount > 0 ? [] : (['no-tv'] as const)),
  ];
}
