import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { weekdays } from '../hours/opening-hours.ts';
import { addDays, dateOf, instantOf, isoWeekday, localTime, minuteOf } from '../time/local-time.ts';
import { holds, type QrRule, type QrScan, qrTarget } from './qr-target.ts';
import { parseDevice, qrDevices } from './visit-device.ts';

const zone = 'Europe/Vienna';
const phone = { kind: 'phone', system: 'ios' } as const;
const scan = (given: Partial<QrScan> = {}): QrScan => ({
  at: new Date('2026-11-25T11:10:00Z'),
  zone,
  isOpen: true,
  language: 'de',
  device: phone,
  ...given,
});

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const anyInstant = fc
  .integer({ min: Date.parse('2026-10-20T00:00:00Z'), max: Date.parse('2026-11-02T00:00:00Z') })
  .map((at) => new Date(at));
const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 2 });
const anyRule: fc.Arbitrary<QrRule> = fc.record({
  opening: optional(fc.constantFrom('open', 'closed')),
  from: optional(anyInstant.map((at) => at.toISOString())),
  until: optional(anyInstant.map((at) => at.toISOString())),
  timeFrom: optional(fc.integer({ min: 0, max: 1439 }).map(clock)),
  timeTo: optional(fc.integer({ min: 1, max: 1440 }).map(clock)),
  weekdays: optional(fc.subarray([...weekdays], { minLength: 1 })),
  language: optional(fc.constantFrom('de', 'en')),
  device: optional(fc.constantFrom(...qrDevices)),
  target: fc.constantFrom('/a', '/b', '/c'),
});
const anyScan: fc.Arbitrary<QrScan> = fc.record({
  at: anyInstant,
  zone: fc.constantFrom(zone, 'UTC', 'America/New_York'),
  isOpen: fc.constantFrom(true, false, undefined),
  language: fc.constantFrom('de', 'en', 'it', undefined),
  device: fc.constantFrom(
    phone,
    { kind: 'tablet', system: 'android' } as const,
    { kind: 'desktop', system: undefined } as const,
  ),
});

/** Expands the times of a rule to all minutes of a week in which it applies. */
function minutesOfWeek({ timeFrom = '00:00', timeTo = '24:00', weekdays: named = weekdays }: QrRule): Set<number> {
  const [from, to] = [timeFrom, timeTo].map((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))) as [
    number,
    number,
  ];
  const length = to > from ? to - from : to - from + 1440;
  return new Set(
    named.flatMap((name) =>
      Array.from({ length }, (_, index) => (weekdays.indexOf(name) * 1440 + from + index) % (7 * 1440)),
    ),
  );
}

test('QR-02: applies a rule if all its conditions match, across midnight, weeks and clock changes', () => {
  fc.assert(
    fc.property(anyRule, anyScan, (rule, at) => {
      const local = localTime(at.zone, at.at.getTime());
      const minute = (isoWeekday(dateOf(local)) - 1) * 1440 + minuteOf(local);
      const expected = [
        !rule.opening || (rule.opening === 'open' ? at.isOpen === true : at.isOpen === false),
        !rule.from || rule.from <= at.at.toISOString(),
        !rule.until || at.at.toISOString() < rule.until,
        minutesOfWeek(rule).has(minute),
        !rule.language || rule.language === at.language,
        !rule.device || Object.values(at.device).includes(rule.device as never),
      ].every(Boolean);
      expect(holds(rule, at)).toBe(expected);
    }),
    { numRuns: 2_000 },
  );
});

test('QR-02: uses the first matching rule or the fallback, regardless of later rules', () => {
  fc.assert(
    fc.property(
      fc.array(anyRule, { maxLength: 6 }),
      fc.array(anyRule, { maxLength: 2 }),
      anyScan,
      (rules, more, at) => {
        const { target, rule } = qrTarget({ rules, fallback: '/sonst' }, at);
        if (rule === undefined) {
          expect(target).toBe('/sonst');
          expect(rules.some((one) => holds(one, at))).toBe(false);
          return;
        }
        expect(target).toBe(rules[rule]?.target);
        expect(rules.findIndex((one) => holds(one, at))).toBe(rule);
        expect(qrTarget({ rules: [...rules, ...more], fallback: '/anders' }, at)).toEqual({ target, rule });
      },
    ),
  );
});

test('QR-02: handles lunch on weekdays, and a night that ends the next morning', () => {
  const at = (local: string) => {
    const instant = instantOf(zone, Date.parse(`${local}Z`));
    return scan({ at: new Date(instant) });
  };
  const lunch: QrRule = { timeFrom: '11:30', timeTo: '14:30', weekdays: ['tuesday', 'wednesday'], target: '/mittag' };
  // 2026-11-25 is a Wednesday.
  expect(['11:29', '11:30', '14:29', '14:30'].map((time) => holds(lunch, at(`2026-11-25T${time}:00`)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(holds(lunch, at('2026-11-26T12:00:00'))).toBe(false);
  const night: QrRule = { timeFrom: '22:00', timeTo: '02:00', weekdays: ['wednesday'], target: '/bar' };
  const found = [0, 1, 2].flatMap((days) =>
    ['01:59', '02:00', '21:59', '22:00']
      .filter((time) => holds(night, at(`${addDays('2026-11-24', days)}T${time}:00`)))
      .map((time) => `${days} ${time}`),
  );
  expect(found).toEqual(['1 22:00', '2 01:59']);
});

test('QR-02: matches neither open nor closed for a code without a known branch', () => {
  for (const opening of ['open', 'closed'] as const)
    expect(holds({ opening, target: '/a' }, scan({ isOpen: undefined }))).toBe(false);
});

test('QR-02: matches a device by kind and by operating system', () => {
  const agents = {
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1':
      'phone ios',
    'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148': 'tablet ios',
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36': 'phone android',
    'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36': 'tablet android',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0': 'desktop undefined',
    'Mozilla/5.0 (Mobile; rv:140.0) Gecko/140.0 Firefox/140.0': 'phone undefined',
    '': 'desktop undefined',
  };
  expect(Object.keys(agents).map((agent) => Object.values(parseDevice(agent)).map(String).join(' '))).toEqual(
    Object.values(agents),
  );
});
