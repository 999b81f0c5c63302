import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { listSlots, type OpeningRule, openTimes, weekdays } from '../hours/opening-hours.ts';
import { addDays, dateOf, instantOf, localTime, startOf } from '../time/local-time.ts';
import { listOccurrences, playingAt, type Stream, type StreamEntry, streamTimeline } from './stream-timeline.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Windows of two days each: clock changes, an ordinary week, and the zone that is furthest ahead of UTC. */
const windows = [
  { timeZone: 'Europe/Vienna', first: '2026-03-28' },
  { timeZone: 'Europe/Vienna', first: '2026-10-24' },
  { timeZone: 'Europe/Vienna', first: '2026-11-20' },
  { timeZone: 'America/New_York', first: '2026-03-07' },
  { timeZone: 'America/New_York', first: '2026-10-31' },
  { timeZone: 'Pacific/Kiritimati', first: '2026-12-30' },
].map(({ timeZone, first }) => {
  const from = instantOf(timeZone, startOf(first));
  return { timeZone, first, from, to: from + 2 * day, minutes: readMinutes(timeZone, from - 3 * day, from + 4 * day) };
});
type Window = (typeof windows)[number];

/** Local time of every minute in [from, to), read from `Intl` alone. */
function readMinutes(timeZone: string, from: number, to: number): { at: number; local: number }[] {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Array.from({ length: (to - from) / minute }, (_, index) => {
    const at = from + index * minute;
    return { at, local: Date.parse(`${clock.format(at).replace(' ', 'T')}Z`) };
  });
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
// Whole hours often, so that occurrences start and end together; otherwise any minute. 24:00 ends only.
const anyMinute = fc.oneof(
  fc.integer({ min: 0, max: 23 }).map((hours) => hours * 60),
  fc.integer({ min: 0, max: 1439 }),
);
const ruleIn = ({ first }: Window): fc.Arbitrary<OpeningRule> =>
  fc.record({
    type: fc.constantFrom('once' as const, 'daily' as const, ...weekdays),
    date: dateIn(first),
    isClosed: fc.constantFrom(null, false, false, true),
    from: anyMinute.map(clock),
    to: fc.oneof(anyMinute, fc.constant(1440)).map(clock),
  });
const dateIn = (first: string) => fc.integer({ min: -2, max: 3 }).map((days) => addDays(first, days));

const entriesIn = (window: Window): fc.Arbitrary<StreamEntry[]> =>
  fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      segment: fc.constantFrom({ id: 'menu' }, { id: 'evening' }, { id: 'pickup' }),
      schedule: fc.array(ruleIn(window), { maxLength: 3 }),
      validFrom: fc.option(dateIn(window.first)),
      validUntil: fc.option(dateIn(window.first)),
      priority: fc.integer({ min: 0, max: 1 }),
      isEnabled: fc.constantFrom(true, true, true, false),
    }),
    { selector: ({ id }) => id, maxLength: 6 },
  );

const streamIn = (window: Window): fc.Arbitrary<Stream> =>
  fc.record({
    entries: entriesIn(window),
    fallback: fc.option(fc.constant({ id: 'fallback' })),
    interruption: fc.option(
      fc
        .record({
          start: fc.integer({ min: -600, max: 2_880 }),
          minutes: fc.option(fc.integer({ min: 1, max: 900 })),
        })
        .map(({ start, minutes }) => ({
          segment: { id: 'interruption' },
          from: new Date(window.from + start * minute).toISOString(),
          until: minutes === null ? null : new Date(window.from + (start + minutes) * minute).toISOString(),
        })),
      { freq: 2 },
    ),
    isOffWhenClosed: fc.boolean(),
  });

const anySituation = fc.constantFrom(...windows).chain((window) =>
  fc.record({
    window: fc.constant(window),
    stream: streamIn(window),
    openingHours: fc.array(ruleIn(window), { maxLength: 4 }),
  }),
);

/** The first minute at which the clock shows a local time or a later one. */
const firstMinute = ({ minutes }: Window, local: number): number =>
  minutes.find((each) => each.local >= local)?.at ?? Number.POSITIVE_INFINITY;

/** Occurrences found by reading the clock minute by minute. */
function readOccurrences({ schedule, validFrom, validUntil, isEnabled }: StreamEntry, window: Window) {
  if (!isEnabled) return [];
  if (!schedule || schedule.length === 0)
    return [
      {
        from: validFrom === null ? Number.NEGATIVE_INFINITY : firstMinute(window, startOf(validFrom)),
        to: validUntil === null ? Number.POSITIVE_INFINITY : firstMinute(window, startOf(addDays(validUntil, 1))),
      },
    ];
  return [-2, -1, 0, 1, 2]
    .map((days) => addDays(window.first, days))
    .filter((date) => (validFrom === null || date >= validFrom) && (validUntil === null || date <= validUntil))
    .flatMap((date) =>
      listSlots(schedule, date).map((slot) => ({
        from: firstMinute(window, startOf(date) + slot.from * minute),
        to: firstMinute(window, startOf(date) + slot.to * minute),
      })),
    );
}

/** What plays in every minute of a window, decided for each minute alone. */
function playMinutes(stream: Stream, openingHours: readonly OpeningRule[], window: Window) {
  const occurrences = stream.entries.flatMap((entry) =>
    readOccurrences(entry, window).map((occurrence) => ({ ...occurrence, entry })),
  );
  const always = { id: '', segment: { id: '' }, validFrom: null, validUntil: null, priority: 0, isEnabled: true };
  const open = openingHours.length > 0 ? readOccurrences({ ...always, schedule: openingHours }, window) : [];
  const isWithin = (at: number) => (period: { from: number; to: number }) => period.from <= at && at < period.to;
  const inWindow = window.minutes.filter(({ at }) => at >= window.from && at < window.to);
  return inWindow.map(({ at }) => {
    const { interruption } = stream;
    if (interruption && interruption.from <= iso(at) && (interruption.until === null || iso(at) < interruption.until))
      return `interruption ${interruption.segment.id}`;
    if (stream.isOffWhenClosed && !open.some(isWithin(at))) return 'closed';
    const [best] = occurrences
      .filter(isWithin(at))
      .toSorted(
        (one, other) =>
          other.entry.priority - one.entry.priority ||
          compare(other.from, one.from) ||
          (one.entry.id < other.entry.id ? -1 : 1),
      );
    if (best) return `entry ${best.entry.segment.id} ${best.entry.id}`;
    return stream.fallback ? `fallback ${stream.fallback.id}` : 'nothing';
  });
}
const iso = (at: number) => new Date(at).toISOString();
const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);

// SIGN-14, SIGN-15
test('agrees with a decision for each minute, in every zone and across clock changes', () => {
  fc.assert(
    fc.property(anySituation, ({ window, stream, openingHours }) => {
      const spans = streamTimeline(stream, { timeZone: window.timeZone, openingHours }, window.from, window.to);
      const minutes = spans.flatMap(({ from, to, reason, segment, entry }) =>
        Array.from({ length: (to - from) / minute }, () => [reason, segment, entry].filter(Boolean).join(' ')),
      );
      expect(minutes).toEqual(playMinutes(stream, openingHours, window));
    }),
    { numRuns: 150 },
  );
});

test('has spans without gaps or overlaps, whose neighbours differ, for any period', () => {
  fc.assert(
    fc.property(
      anySituation,
      fc.integer({ min: 0, max: day }),
      fc.integer({ min: 1, max: day }),
      ({ window, stream, openingHours }, start, length) => {
        const [from, to] = [window.from + start, window.from + start + length];
        const spans = streamTimeline(stream, { timeZone: window.timeZone, openingHours }, from, to);
        expect([spans[0]?.from, spans.at(-1)?.to]).toEqual([from, to]);
        for (const [index, span] of spans.entries()) {
          expect(span.from).toBeLessThan(span.to);
          const next = spans[index + 1];
          if (!next) continue;
          expect(next.from).toBe(span.to);
          expect({ ...next, from: 0, to: 0 }).not.toEqual({ ...span, from: 0, to: 0 });
        }
      },
    ),
  );
});

test('does not depend on the order of the entries', () => {
  fc.assert(
    fc.property(anySituation, fc.infiniteStream(fc.nat()), ({ window, stream, openingHours }, numbers) => {
      const place = { timeZone: window.timeZone, openingHours };
      const shuffled = stream.entries
        .map((entry) => ({ entry, rank: numbers.next().value as number }))
        .toSorted((one, other) => one.rank - other.rank)
        .map(({ entry }) => entry);
      expect(streamTimeline({ ...stream, entries: shuffled }, place, window.from, window.to)).toEqual(
        streamTimeline(stream, place, window.from, window.to),
      );
    }),
  );
});

test('decides the same for a part of a period as for the whole period', () => {
  fc.assert(
    fc.property(anySituation, fc.integer({ min: 0, max: 2 * day - 1 }), ({ window, stream, openingHours }, offset) => {
      const place = { timeZone: window.timeZone, openingHours };
      const at = window.from + offset;
      const inWhole = streamTimeline(stream, place, window.from, window.to).find(
        ({ from, to }) => from <= at && at < to,
      );
      const { reason, segment, entry } = playingAt(stream, place, at);
      expect({ reason, segment, entry }).toEqual({
        reason: inWhole?.reason,
        segment: inWhole?.segment,
        entry: inWhole?.entry,
      });
    }),
  );
});

test('answers what plays at an instant with the first span of the next seven days', () => {
  fc.assert(
    fc.property(anySituation, fc.integer({ min: 0, max: day }), ({ window, stream, openingHours }, offset) => {
      const place = { timeZone: window.timeZone, openingHours };
      const at = window.from + offset;
      const now = playingAt(stream, place, at);
      expect(now).toEqual(streamTimeline(stream, place, at, at + 7 * day)[0]);
      expect(now.to).toBeLessThanOrEqual(at + 7 * day);
    }),
    { numRuns: 50 },
  );
});

// SIGN-14
test('is closed only outside the opening hours, and plays an interruption even then', () => {
  fc.assert(
    fc.property(anySituation, ({ window, stream, openingHours }) => {
      const place = { timeZone: window.timeZone, openingHours };
      const spans = streamTimeline({ ...stream, isOffWhenClosed: true }, place, window.from, window.to);
      const withoutHours = streamTimeline({ ...stream, isOffWhenClosed: false }, place, window.from, window.to);
      expect(withoutHours.some(({ reason }) => reason === 'closed')).toBe(false);
      for (const open of openTimes(openingHours, window.timeZone, window.from, window.to))
        for (const { reason, from, to } of spans)
          if (from < open.to && open.from < to) expect(reason).not.toBe('closed');
      const interruptions = (all: typeof spans) => all.filter(({ reason }) => reason === 'interruption');
      expect(interruptions(spans)).toEqual(interruptions(withoutHours));
    }),
  );
});

const entry = (id: string, segment: string, more: Partial<StreamEntry> = {}): StreamEntry => ({
  id,
  segment: { id: segment },
  schedule: [],
  validFrom: null,
  validUntil: null,
  priority: 0,
  isEnabled: true,
  ...more,
});
const streamOf = (entries: readonly StreamEntry[], more: Partial<Stream> = {}): Stream => ({
  entries,
  fallback: { id: 'fallback' },
  interruption: null,
  isOffWhenClosed: false,
  ...more,
});
const vienna = { timeZone: 'Europe/Vienna', openingHours: [{ type: 'daily', from: '11:00', to: '23:00' }] } as const;
const segmentAt = (stream: Stream, local: string) =>
  playingAt(stream, vienna, instantOf('Europe/Vienna', Date.parse(`${local}Z`))).segment;
const daily = (from: string, to: string): OpeningRule[] => [{ type: 'daily', from, to }];

// SIGN-14
test('prefers the higher priority, then the later start, then the lower id', () => {
  const all = entry('a', 'all day', { schedule: daily('08:00', '22:00') });
  const noon = entry('b', 'noon', { schedule: daily('11:00', '14:00') });
  const same = entry('c', 'same start', { schedule: daily('11:00', '14:00') });
  const first = entry('d', 'important', { schedule: daily('09:00', '12:00'), priority: 1 });
  expect(segmentAt(streamOf([all, noon]), '2026-11-20T12:30')).toBe('noon');
  expect(segmentAt(streamOf([all, noon]), '2026-11-20T14:00')).toBe('all day');
  for (const tied of [
    [same, noon],
    [noon, same],
  ])
    expect(segmentAt(streamOf(tied), '2026-11-20T12:30')).toBe('noon');
  expect(segmentAt(streamOf([all, noon, first]), '2026-11-20T11:59')).toBe('important');
  expect(segmentAt(streamOf([all, noon, { ...first, isEnabled: false }]), '2026-11-20T11:59')).toBe('noon');
  expect(segmentAt(streamOf([]), '2026-11-20T11:59')).toBe('fallback');
});

// SIGN-15
test('plays a night to the next morning, ends a day at 24:00, and lets a date replace a weekday', () => {
  const night = entry('a', 'night', { schedule: [{ type: 'friday', from: '22:00', to: '03:00' }] });
  expect(segmentAt(streamOf([night]), '2026-11-21T02:59')).toBe('night');
  expect(segmentAt(streamOf([night]), '2026-11-21T03:00')).toBe('fallback');
  // The night before the first valid date does not run into it; the night of the last one runs to its end.
  expect(segmentAt(streamOf([{ ...night, validFrom: '2026-11-21' }]), '2026-11-21T02:00')).toBe('fallback');
  expect(segmentAt(streamOf([{ ...night, validUntil: '2026-11-20' }]), '2026-11-21T02:00')).toBe('night');
  const late = entry('a', 'late', { schedule: [{ type: 'friday', from: '18:00', to: '24:00' }] });
  expect(segmentAt(streamOf([late]), '2026-11-20T23:59')).toBe('late');
  expect(segmentAt(streamOf([late]), '2026-11-21T00:00')).toBe('fallback');
  const exception: OpeningRule = { type: 'once', date: '2026-11-20', isClosed: true };
  const but = entry('a', 'late', { schedule: [...(late.schedule ?? []), exception] });
  expect(segmentAt(streamOf([but]), '2026-11-20T19:00')).toBe('fallback');
  expect(segmentAt(streamOf([but]), '2026-11-27T19:00')).toBe('late');
});

// SIGN-15
test('plays through the repeated hour once and does not start in the skipped hour', () => {
  const zone = 'Europe/Vienna';
  const early = entry('a', 'early', { schedule: daily('02:00', '02:30') });
  const lengths = (date: string) =>
    listOccurrences(early, zone, instantOf(zone, startOf(date)), instantOf(zone, startOf(addDays(date, 1))))
      .filter(({ from }) => dateOf(localTime(zone, from)) === date)
      .map(({ from, to }) => (to - from) / minute);
  expect(lengths('2026-03-29')).toEqual([]);
  expect(lengths('2026-10-25')).toEqual([30]);
  expect(lengths('2026-10-26')).toEqual([30]);
});

test('computes a week of 100 entries quickly', () => {
  const entries = Array.from({ length: 100 }, (_, index) =>
    entry(String(index), `segment ${index % 7}`, {
      schedule: [
        { type: 'daily', from: clock((index * 37) % 1440), to: clock((index * 53 + 60) % 1440) },
        { type: 'saturday', from: clock((index * 11) % 1440), to: '24:00' },
      ],
      priority: index % 5,
    }),
  );
  const from = Date.parse('2026-10-20T10:00:00Z');
  streamTimeline(streamOf(entries), vienna, from, from + day);
  const start = performance.now();
  const spans = streamTimeline(streamOf(entries, { isOffWhenClosed: true }), vienna, from, from + 7 * day);
  process.stdout.write(`timeline of a week ${Math.round(performance.now() - start)} ms\n`);
  expect(spans.length).toBeGreaterThan(50);
});
