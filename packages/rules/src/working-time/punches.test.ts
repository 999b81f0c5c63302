import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countedPunch } from './late-punch.ts';
import { movesFrom, presenceIn } from './punch-moves.ts';
import { refusalOfCorrection, refusalOfStamp } from './punch-refusal.ts';
import { type Correction, deriveActivities, type FoundActivity, isWhole, type Punch, type Stamp } from './punches.ts';

/** Times are minutes since Monday 00:00; instants are created from them. */
const at = (minutes: number) => new Date(Date.parse('2026-11-23T00:00:00.000Z') + minutes * 60_000).toISOString();
const stamp = (id: string, kind: Stamp['kind'], minutes: number, recorded = minutes): Stamp => ({
  id,
  kind,
  at: at(minutes),
  recordedAt: at(recorded),
});
const day = [
  stamp('a', 'start', 480),
  stamp('b', 'pause', 720),
  stamp('c', 'resume', 750),
  stamp('d', 'end', 1_000),
] as const;
const worked = ({ startAt, endAt, pauses }: FoundActivity) => ({ startAt, endAt, pauses });
const correction = (id: string, corrects: string | null, given: Partial<Correction> = {}): Correction => ({
  id,
  kind: 'correction',
  corrects,
  startAt: at(480),
  endAt: at(960),
  pauses: [],
  isRemoved: false,
  recordedAt: at(2_000),
  ...given,
});

test('TIME-06: derives a day from its stamps', () => {
  const { activities, unused } = deriveActivities(day);
  expect(activities.map(worked)).toEqual([
    { startAt: at(480), endAt: at(1_000), pauses: [{ startAt: at(720), endAt: at(750) }] },
  ]);
  expect(activities[0]).toMatchObject({ id: 'a', punches: ['a', 'b', 'c', 'd'], fromAt: at(480), untilAt: at(1_000) });
  expect(unused).toEqual([]);
});

test('TIME-04: derives the possible moves from the presence', () => {
  expect([0, 1, 2, 3, 4].map((length) => presenceIn(deriveActivities(day.slice(0, length)).activities.at(-1)))).toEqual(
    ['out', 'in', 'paused', 'in', 'out'],
  );
  expect([movesFrom('out'), movesFrom('in'), movesFrom('paused')]).toEqual([
    ['start'],
    ['pause', 'end'],
    ['resume', 'end'],
  ]);
});

test('ends pause and activity when leaving during a pause', () => {
  const [activity] = deriveActivities([day[0], day[1], stamp('d', 'end', 800)]).activities;
  expect(activity && worked(activity)).toEqual({
    startAt: at(480),
    endAt: at(800),
    pauses: [{ startAt: at(720), endAt: at(800) }],
  });
});

test('rejects an impossible move with its reason', () => {
  const refusals = (known: readonly Punch[], minutes: number) =>
    (['start', 'pause', 'resume', 'end'] as const).map((kind) => refusalOfStamp(known, stamp('x', kind, minutes)));
  expect(refusals([], 500)).toEqual([undefined, 'NOT_RUNNING', 'NOT_RUNNING', 'NOT_RUNNING']);
  expect(refusals(day.slice(0, 1), 500)).toEqual(['ALREADY_RUNNING', undefined, 'NOT_PAUSED', undefined]);
  expect(refusals(day.slice(0, 2), 730)).toEqual(['ALREADY_RUNNING', 'ALREADY_PAUSED', undefined, undefined]);
  // Within an ended activity: an end there would remove the effect of later stamps.
  expect(refusals(day, 600)).toEqual(['ALREADY_RUNNING', 'OTHER_PUNCHES', 'OTHER_PUNCHES', 'OTHER_PUNCHES']);
});

test('accepts a late day before a running later one, with its end sent afterwards', () => {
  const monday = [stamp('a', 'start', 480, 2_100), stamp('d', 'end', 1_000, 2_101)];
  const tuesday = stamp('e', 'start', 1_920);
  expect(refusalOfStamp([tuesday], monday[0] as Stamp)).toBeUndefined();
  const half = deriveActivities([tuesday, monday[0] as Stamp]);
  expect(half.activities.map(({ id, isEndMissing }) => [id, isEndMissing])).toEqual([
    ['a', true],
    ['e', false],
  ]);
  expect(refusalOfStamp([tuesday, monday[0] as Stamp], monday[1] as Stamp)).toBeUndefined();
  expect(deriveActivities([tuesday, ...monday]).activities.map(({ endAt }) => endAt)).toEqual([at(1_000), null]);
});

test('TIME-05: replaces stamps by a correction, and that by the next one', () => {
  const forgot = [stamp('a', 'start', 480), stamp('d', 'end', 1_900)];
  const first = correction('k1', 'a');
  const second = correction('k2', 'a', { endAt: at(900), recordedAt: at(2_001) });
  expect(deriveActivities([...forgot, first]).activities[0]?.endAt).toBe(at(960));
  expect(deriveActivities([second, first, ...forgot]).activities[0]?.endAt).toBe(at(900));
  expect(deriveActivities([...forgot, first, second]).activities[0]?.punches).toEqual(['a', 'd', 'k1', 'k2']);
  const removed = correction('k3', 'a', { isRemoved: true, recordedAt: at(2_002) });
  expect(deriveActivities([...forgot, first, second, removed]).activities[0]?.isRemoved).toBe(true);
});

test('rejects another end after a correction has ended the activity, and allows the next day to begin', () => {
  const known = [stamp('a', 'start', 480), correction('k1', 'a', { recordedAt: at(1_800) })];
  expect(refusalOfStamp(known, stamp('d', 'end', 1_900))).toBe('NOT_RUNNING');
  expect(refusalOfStamp(known, stamp('e', 'start', 1_900))).toBeUndefined();
  expect(deriveActivities([...known, stamp('e', 'start', 1_900)]).activities.map(({ endAt }) => endAt)).toEqual([
    at(960),
    null,
  ]);
});

test('keeps an activity running after a correction of its start', () => {
  const known = [
    stamp('a', 'start', 480),
    correction('k1', 'a', { startAt: at(450), endAt: null, recordedAt: at(500) }),
  ];
  expect(refusalOfCorrection([known[0] as Stamp], known[1] as Correction)).toBeUndefined();
  expect(deriveActivities([...known, stamp('d', 'end', 900)]).activities.map(worked)).toEqual([
    { startAt: at(450), endAt: at(900), pauses: [] },
  ]);
});

test('rejects corrections that overlap, are incomplete or restart an activity', () => {
  const known = [...day, stamp('e', 'start', 1_100), stamp('f', 'end', 1_200)];
  expect(refusalOfCorrection(known, correction('k', 'a', { endAt: at(1_150) }))).toBe('OVERLAPS');
  expect(refusalOfCorrection(known, correction('k', null, { startAt: at(990), endAt: at(1_050) }))).toBe('OVERLAPS');
  expect(refusalOfCorrection(known, correction('k', null, { startAt: at(1_000), endAt: at(1_100) }))).toBeUndefined();
  expect(refusalOfCorrection(known, correction('k', 'a', { endAt: at(470) }))).toBe('NOT_WHOLE');
  expect(refusalOfCorrection(known, correction('k', 'a', { endAt: null }))).toBe('STILL_RUNNING');
});

const minuteOf = fc.integer({ min: 0, max: 60 });
const anyStamp = (id: string) =>
  fc
    .record({ kind: fc.constantFrom('start', 'pause', 'resume', 'end' as const), at: minuteOf, recorded: minuteOf })
    .map(({ kind, at, recorded }) => stamp(id, kind, at, recorded));
const anyCorrection = (id: string, others: number) =>
  fc
    .record({
      corrects: fc.option(fc.integer({ min: 0, max: others - 1 }), { freq: 3 }),
      from: minuteOf,
      minutes: fc.option(fc.integer({ min: -2, max: 30 }), { freq: 4 }),
      isRemoved: fc.boolean(),
      recorded: minuteOf,
    })
    .map(({ corrects, from, minutes, isRemoved, recorded }) =>
      correction(id, corrects === null ? null : `p${corrects}`, {
        startAt: at(from),
        endAt: minutes === null ? null : at(from + minutes),
        isRemoved,
        recordedAt: at(recorded),
      }),
    );
const anyPunches = fc
  .integer({ min: 0, max: 12 })
  .chain((count) =>
    fc.tuple(
      ...Array.from({ length: count }, (_, index) =>
        fc.oneof(
          { weight: 3, arbitrary: anyStamp(`p${index}`) as fc.Arbitrary<Punch> },
          { weight: 1, arbitrary: anyCorrection(`p${index}`, count) as fc.Arbitrary<Punch> },
        ),
      ),
    ),
  ) as fc.Arbitrary<Punch[]>;

test('TIME-06: gives the same activities for any order and repetition of the punches', () => {
  fc.assert(
    fc.property(
      anyPunches.chain((punches) =>
        fc.tuple(
          fc.constant(punches),
          fc.shuffledSubarray([...punches, ...punches], { minLength: 2 * punches.length }),
        ),
      ),
      ([punches, shuffled]) => {
        expect(deriveActivities(shuffled)).toEqual(deriveActivities(punches));
      },
    ),
    { numRuns: 1_000 },
  );
});

const endOf = ({ startAt, endAt, isEndMissing }: FoundActivity) => endAt ?? (isEndMissing ? startAt : '~');

test('has no overlapping or incomplete activities', () => {
  fc.assert(
    fc.property(anyPunches, (punches) => {
      const { activities } = deriveActivities(punches);
      const kept = activities.filter(({ isRemoved }) => !isRemoved);
      for (const one of kept) expect(isWhole(one)).toBe(true);
      for (const one of kept)
        for (const other of kept)
          expect(one !== other && one.startAt < endOf(other) && other.startAt < endOf(one)).toBe(false);
      expect(kept.filter(({ endAt, isEndMissing }) => endAt === null && !isEndMissing).length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 1_000 },
  );
});

/** Filters facts received in sequence to those accepted. */
function writtenDown(punches: readonly Punch[]): Punch[] {
  const known: Punch[] = [];
  for (const [index, given] of punches.entries()) {
    const punch = { ...given, recordedAt: at(100 + index) };
    const refusal = punch.kind === 'correction' ? refusalOfCorrection(known, punch) : refusalOfStamp(known, punch);
    if (!refusal) known.push(punch);
  }
  return known;
}

test('accepts only facts with an effect that do not remove the effect of others', () => {
  fc.assert(
    fc.property(anyPunches, (punches) => {
      expect(deriveActivities(writtenDown(punches)).unused).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

test('derives activities after an instant without an activity only from later facts', () => {
  fc.assert(
    fc.property(anyPunches, minuteOf, (punches, minutes) => {
      const known = writtenDown(punches);
      const { activities } = deriveActivities(known);
      const from = at(minutes);
      fc.pre(
        activities.every(
          ({ fromAt, untilAt, endAt, isEndMissing, isRemoved }) =>
            fromAt >= from || (untilAt < from && (endAt !== null || isEndMissing || isRemoved)),
        ),
      );
      const behind = activities.filter(({ fromAt }) => fromAt >= from);
      const of = new Set(behind.flatMap(({ punches }) => punches));
      expect(deriveActivities(known.filter(({ id }) => of.has(id))).activities).toEqual(behind);
    }),
    { numRuns: 1_000 },
  );
});

test("TIME-07: uses the server's clock, and for late punches the terminal's corrected clock", () => {
  const now = new Date('2026-11-23T12:00:00.000Z');
  const shift = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
  const counted = (pressed: number, sent: number) => countedPunch({ at: shift(pressed), sentAt: shift(sent), now });
  // Its clock is seven minutes fast, and then eleven hours slow.
  expect(counted(6, 7)).toEqual({ at: shift(0), isLate: false });
  expect(counted(-83, 7)).toEqual({ at: shift(-90), isLate: true });
  expect(counted(-750, -660)).toEqual({ at: shift(-90), isLate: true });
  expect(counted(5, 7)).toEqual({ at: shift(0), isLate: false });
  expect(counted(8, 7)).toBe('IN_FUTURE');
  expect(counted(-26 * 60, 0)).toEqual({ at: shift(-26 * 60), isLate: true });
  expect(counted(-26 * 60 - 1, 0)).toBe('TOO_LATE');
});
