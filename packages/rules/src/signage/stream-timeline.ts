import { listSlots, type OpeningRules, openTimes } from '../hours/opening-hours.ts';
import { addDays, dateOf, instantOf, type LocalDate, localTime, startOf } from '../time/local-time.ts';

/**
 * Terms. Entry: a line of a stream; says when a segment plays. Occurrence: one period of an entry. Timeline: which
 * segment plays when, without gaps. All periods are half-open and in epoch milliseconds.
 */
export type StreamEntry = {
  readonly id: string;
  readonly segment: { readonly id: string };
  /** Times like those of opening hours. Empty: always. */
  readonly schedule: OpeningRules;
  /** First and last local date on which an occurrence may start. */
  readonly validFrom: LocalDate | null;
  readonly validUntil: LocalDate | null;
  readonly priority: number;
  readonly isEnabled: boolean;
};

export type Stream = {
  readonly entries: readonly StreamEntry[];
  /** Plays while no entry does. */
  readonly fallback: { readonly id: string } | null;
  /** Segment that replaces all other content from `from` until `until`; `until` null: until it is removed. */
  readonly interruption: {
    readonly segment: { readonly id: string };
    readonly from: string;
    readonly until: string | null;
  } | null;
  /** Shows the standby picture while the branch is closed. */
  readonly isOffWhenClosed: boolean;
};

/** The branch of a TV: its zone and opening hours apply. */
export type Place = { readonly timeZone: string; readonly openingHours: OpeningRules };

/** Why a segment plays. `closed` and `nothing` have no segment: the TV shows its standby picture. */
export type PlayReason = 'interruption' | 'closed' | 'entry' | 'fallback' | 'nothing';

export type Span = {
  readonly from: number;
  readonly to: number;
  readonly reason: PlayReason;
  readonly segment: string | null;
  readonly entry: string | null;
};

type Period = { readonly from: number; readonly to: number };

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Occurrences of an entry that overlap [from, to), in the order of their start, not clipped. Those over midnight belong
 * to the day on which they start. A skipped hour has none; in a repeated hour its first pass counts.
 */
export function listOccurrences(entry: StreamEntry, zone: string, from: number, to: number): Period[] {
  if (!entry.isEnabled) return [];
  const { schedule, validFrom, validUntil } = entry;
  if (!schedule || schedule.length === 0) {
    const always = {
      from: validFrom ? instantOf(zone, startOf(validFrom)) : Number.NEGATIVE_INFINITY,
      to: validUntil ? instantOf(zone, startOf(addDays(validUntil, 1))) : Number.POSITIVE_INFINITY,
    };
    return always.from < to && always.to > from && always.from < always.to ? [always] : [];
  }
  const found: Period[] = [];
  const last = dateOf(localTime(zone, to));
  // An occurrence of the previous day may still be running.
  for (let date = addDays(dateOf(localTime(zone, from)), -1); date <= last; date = addDays(date, 1)) {
    if ((validFrom && date < validFrom) || (validUntil && date > validUntil)) continue;
    for (const slot of listSlots(schedule, date)) {
      const occurrence = {
        from: instantOf(zone, startOf(date) + slot.from * minute),
        to: instantOf(zone, startOf(date) + slot.to * minute),
      };
      if (occurrence.from < occurrence.to && occurrence.from < to && occurrence.to > from) found.push(occurrence);
    }
  }
  return found;
}

type Candidate = Period & { readonly entry: StreamEntry };

/** The higher priority wins, then the later start, then the lower id. */
const isBefore = (one: Candidate, other: Candidate): boolean => {
  if (one.entry.priority !== other.entry.priority) return one.entry.priority > other.entry.priority;
  if (one.from !== other.from) return one.from > other.from;
  return one.entry.id < other.entry.id;
};

const holds = ({ from, to }: Period, at: number): boolean => from <= at && at < to;

/** What a stream plays in [from, to): spans without gaps, neighbours differ. */
export function streamTimeline(stream: Stream, { timeZone, openingHours }: Place, from: number, to: number): Span[] {
  const candidates: Candidate[] = stream.entries.flatMap((entry) =>
    listOccurrences(entry, timeZone, from, to).map((period) => ({ ...period, entry })),
  );
  const open = stream.isOffWhenClosed ? openTimes(openingHours, timeZone, from, to) : undefined;
  const interruption = stream.interruption && {
    segment: stream.interruption.segment.id,
    from: Date.parse(stream.interruption.from),
    to: stream.interruption.until === null ? Number.POSITIVE_INFINITY : Date.parse(stream.interruption.until),
  };
  const all: Period[] = [...candidates, ...(open ?? []), ...(interruption ? [interruption] : [])];
  const changes = all.flatMap((period) => [period.from, period.to]).filter((at) => from < at && at < to);
  const starts = [from, ...new Set(changes.toSorted((one, other) => one - other))];

  const playing = (at: number): Omit<Span, 'from' | 'to'> => {
    if (interruption && holds(interruption, at))
      return { reason: 'interruption', segment: interruption.segment, entry: null };
    if (open && !open.some((period) => holds(period, at))) return { reason: 'closed', segment: null, entry: null };
    const best = candidates
      .filter((candidate) => holds(candidate, at))
      .reduce<Candidate | undefined>((first, one) => (first && !isBefore(one, first) ? first : one), undefined);
    if (best) return { reason: 'entry', segment: best.entry.segment.id, entry: best.entry.id };
    if (stream.fallback) return { reason: 'fallback', segment: stream.fallback.id, entry: null };
    return { reason: 'nothing', segment: null, entry: null };
  };

  const spans: Span[] = [];
  for (const [index, start] of starts.entries()) {
    const span = { from: start, to: starts[index + 1] ?? to, ...playing(start) };
    const last = spans.at(-1);
    if (last && last.reason === span.reason && last.segment === span.segment && last.entry === span.entry)
      spans[spans.length - 1] = { ...last, to: span.to };
    else spans.push(span);
  }
  return spans;
}

/** How far ahead a TV plays without a connection. */
const week = 7 * day;

/** What a stream plays at an instant, and until when; the end is at most seven days ahead. */
export const playingAt = (stream: Stream, place: Place, at: number): Span =>
  streamTimeline(stream, place, at, at + week)[0] as Span;
