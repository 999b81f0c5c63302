import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { localTime } from '../time/local-time.ts';
import { earliestReady, type LeadTime } from './lead-time.ts';

const zone = 'Europe/Vienna';
const at = (iso: string) => new Date(iso);
const lead = (leadTimeValue: number, leadTimeType: NonNullable<LeadTime['leadTimeType']>): LeadTime => ({
  isLeadTimeEnabled: true,
  leadTimeType,
  leadTimeValue,
});
const anyLead: fc.Arbitrary<LeadTime> = fc.record({
  isLeadTimeEnabled: fc.option(fc.boolean()),
  leadTimeType: fc.option(fc.constantFrom('minutes' as const, 'hours' as const, 'days' as const, 'weeks' as const)),
  leadTimeValue: fc.option(fc.integer({ min: 0, max: 60 })),
});
const anyInstant = fc.date({ min: at('2026-01-01T00:00Z'), max: at('2027-12-31T00:00Z'), noInvalidDate: true });

// SLOT-02
test('adds minutes and hours as elapsed time, and days and weeks as local time across a clock change', () => {
  const now = at('2026-10-24T10:30:00.250Z'); // Vienna 12:30
  expect(earliestReady([lead(45, 'minutes')], zone, now)).toEqual(at('2026-10-24T11:15:00.250Z'));
  expect(earliestReady([lead(24, 'hours')], zone, now)).toEqual(at('2026-10-25T10:30:00.250Z')); // Vienna 11:30
  expect(earliestReady([lead(1, 'days')], zone, now)).toEqual(at('2026-10-25T11:30:00.250Z')); // Vienna 12:30
  expect(earliestReady([lead(2, 'weeks')], zone, now)).toEqual(at('2026-11-07T11:30:00.250Z'));
});

test('maps a skipped time to the clock change, and a repeated one to its first occurrence', () => {
  expect(earliestReady([lead(1, 'days')], zone, at('2026-03-28T01:30Z'))).toEqual(at('2026-03-29T01:00Z'));
  expect(earliestReady([lead(1, 'days')], zone, at('2026-10-24T00:30Z'))).toEqual(at('2026-10-25T00:30Z'));
});

test('ignores a disabled lead time or one of 0', () => {
  const now = at('2026-11-21T12:00Z');
  expect(earliestReady([], zone, now)).toEqual(now);
  expect(earliestReady([{ ...lead(3, 'hours'), isLeadTimeEnabled: false }, lead(0, 'weeks'), {}], zone, now)).toEqual(
    now,
  );
  expect(earliestReady([{ isLeadTimeEnabled: true, leadTimeValue: 5 }], zone, now)).toEqual(at('2026-11-21T12:05Z'));
});

// SLOT-01
test('uses the longest lead time, which more products never shorten', () => {
  fc.assert(
    fc.property(fc.array(anyLead, { minLength: 1, maxLength: 5 }), anyInstant, (products, now) => {
      const together = earliestReady(products, zone, now);
      const each = products.map((product) => earliestReady([product], zone, now).getTime());
      expect(together.getTime()).toBe(Math.max(...each));
      expect(together.getTime()).toBeGreaterThanOrEqual(now.getTime());
    }),
  );
});

test('keeps the time of day for days wherever it exists', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), anyInstant, (days, now) => {
      const shown = localTime(zone, now.getTime()) + days * 864e5;
      const ready = earliestReady([lead(days, 'days')], zone, now).getTime();
      const isSkipped = new Date(shown).toISOString().startsWith('2027-03-28T02'); // Vienna's lost hours of these years
      const isLost = isSkipped || new Date(shown).toISOString().startsWith('2026-03-29T02');
      if (!isLost) expect(localTime(zone, ready)).toBe(shown);
    }),
  );
});
