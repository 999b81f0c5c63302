import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type OpeningRule, weekdays } from '../hours/opening-hours.ts';
import { addDays, instantOf, startOf } from '../time/local-time.ts';
import { findEntryFaults } from './entry-faults.ts';
import { listOccurrences, type StreamEntry, streamTimeline } from './stream-timeline.ts';

const zone = 'Europe/Vienna';
const today = '2026-11-21'; // a Saturday
const at = (date: string, minutes = 0) => instantOf(zone, startOf(date) + minutes * 60_000);
const now = at(today, 18 * 60);
const around = { zone, now, itemCounts: new Map([['full', 2]]), tvCount: 1 };
const entry: StreamEntry = {
  id: 'a',
  segment: { id: 'full' },
  schedule: [],
  validFrom: null,
  validUntil: null,
  priority: 0,
  isEnabled: true,
};
const faults = (changes: Partial<StreamEntry>, surroundings: Partial<typeof around> = {}) =>
  findEntryFaults({ ...entry, ...changes }, { ...around, ...surroundings });
const friday: OpeningRule = { type: 'friday', from: '17:00', to: '22:00' };

describe('an entry that can play has no fault', () => {
  test('always, or weekly', () => expect([faults({}), faults({ schedule: [friday] })]).toEqual([[], []]));
  test('on its last day', () => expect(faults({ validUntil: today })).toEqual([]));
  test('after its last date, while an occurrence over midnight runs', () => {
    const schedule: OpeningRule[] = [{ type: 'daily', from: '22:00', to: '02:00' }];
    expect(faults({ schedule, validUntil: '2026-11-20' }, { now: at(today, 60) })).toEqual([]);
    expect(faults({ schedule, validUntil: '2026-11-20' }, { now: at(today, 120) })).toEqual(['past']);
  });
  test('after a week of dated closings', () => {
    const closings = Array.from(
      { length: 9 },
      (_, index): OpeningRule => ({
        type: 'once',
        date: addDays(today, index),
        isClosed: true,
      }),
    );
    expect(faults({ schedule: [{ type: 'daily', from: '11:00', to: '22:00' }, ...closings] })).toEqual([]);
  });
});

test('names each reason', () => {
  expect(faults({ validUntil: '2026-11-20' })).toEqual(['past']);
  expect(faults({ segment: { id: 'deleted' } })).toEqual(['no-items']);
  expect(faults({}, { itemCounts: new Map([['full', 0]]) })).toEqual(['no-items']);
  expect(faults({}, { tvCount: 0 })).toEqual(['no-tv']);
  // Friday does not occur until Sunday.
  expect(faults({ schedule: [friday], validUntil: '2026-11-22' })).toEqual(['no-times']);
  // The dated evening was yesterday.
  expect(faults({ schedule: [{ type: 'once', date: '2026-11-20', from: '19:00', to: '21:00' }] })).toEqual([
    'no-times',
  ]);
  expect(faults({ schedule: [{ type: 'daily', isClosed: true }] })).toEqual(['no-times']);
});

const date = fc.integer({ min: -20, max: 40 }).map((days) => addDays(today, days));
const time = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][quarter % 4]}`);
const rule = fc.oneof(
  fc.record({ type: fc.constantFrom('daily' as const, ...weekdays), from: time, to: time, isClosed: fc.boolean() }),
  fc.record({ type: fc.constant('once' as const), date, from: time, to: time, isClosed: fc.boolean() }),
);
const anyEntry = fc.record({
  id: fc.constant('a'),
  segment: fc.constant({ id: 'full' }),
  schedule: fc.array(rule, { maxLength: 6 }),
  validFrom: fc.option(date),
  validUntil: fc.option(date),
  priority: fc.constant(0),
  isEnabled: fc.constant(true),
});

test('an entry has a fault of time exactly if its next 200 days have no occurrence', () => {
  fc.assert(
    fc.property(anyEntry, fc.integer({ min: 0, max: 1_439 }), (one, minutes) => {
      const from = at(today, minutes);
      const occurs = listOccurrences(one, zone, from, at(addDays(today, 200))).length > 0;
      expect(findEntryFaults(one, { ...around, now: from }).length === 0).toBe(occurs);
    }),
  );
});

test('an entry with a fault of time is in no timeline', () => {
  fc.assert(
    fc.property(anyEntry, (one) => {
      if (findEntryFaults(one, around).length === 0) return;
      const stream = { entries: [one], fallback: null, interruption: null, isOffWhenClosed: false };
      const spans = streamTimeline(stream, { timeZone: zone, openingHours: [] }, now, at(addDays(today, 60)));
      expect(spans.map(({ reason }) => reason)).toEqual(['nothing']);
    }),
  );
});
