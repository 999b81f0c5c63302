import { expect, test } from '@jest/globals';
import { isOpen, type OpeningRule, weekdays } from '@theke/rules/hours/opening-hours';
import { addDays } from '@theke/rules/time/local-time';
import fc from 'fast-check';
import { datedData, weekData } from './opening-hours-data.ts';

const today = '2026-11-25'; // a Wednesday
const hoursEntry = (opens: string, closes: string) => ({ '@type': 'OpeningHoursSpecification', opens, closes });

// SEO-01
test('combines days with the same hours, ends a night on the next day and a whole day before midnight', () => {
  const rules: OpeningRule[] = [
    { type: 'daily', from: '11:00', to: '14:00' },
    { type: 'friday', from: '18:00', to: '02:00' },
    { type: 'saturday', from: '00:00', to: '24:00' },
    { type: 'sunday', isClosed: true },
  ];
  expect(weekData(rules, today)).toEqual([
    { ...hoursEntry('11:00', '14:00'), dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'] },
    { ...hoursEntry('18:00', '02:00'), dayOfWeek: ['Friday'] },
    { ...hoursEntry('00:00', '23:59'), dayOfWeek: ['Saturday'] },
  ]);
});

// SEO-01
test('a dated entry changes its date but not the week; past ones are omitted', () => {
  const rules: OpeningRule[] = [
    { type: 'daily', from: '11:00', to: '22:00' },
    { type: 'once', date: '2026-12-24', from: '10:00', to: '13:00' },
    { type: 'once', date: '2026-12-25', isClosed: true },
    { type: 'once', date: '2026-11-24', isClosed: true },
  ];
  expect(weekData(rules, today)).toHaveLength(1);
  expect(datedData(rules, today)).toEqual([
    { ...hoursEntry('10:00', '13:00'), validFrom: '2026-12-24', validThrough: '2026-12-24' },
    { ...hoursEntry('00:00', '00:00'), validFrom: '2026-12-25', validThrough: '2026-12-25' },
  ]);
});

const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const [hours, minutes] = [Math.floor(quarter / 4), (quarter % 4) * 15];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
});
const rule = fc.record({
  type: fc.constantFrom('daily' as const, ...weekdays),
  isClosed: fc.boolean(),
  from: clock,
  to: clock,
});
type Entry = { opens: string; closes: string; dayOfWeek: string[] };

// SEO-01
test('weekly and dated entries together match the opening rules at every quarter of an hour', () => {
  const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 5 }), fc.nat(6), fc.nat(95), (rules, day, quarter) => {
      const date = addDays('2026-11-23', day);
      const minute = String((quarter % 4) * 15).padStart(2, '0');
      const time = `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${minute}`;
      const entries = weekData(rules, today) as Entry[];
      const entriesOn = (index: number) =>
        entries.filter(({ dayOfWeek }) => dayOfWeek.includes(names[(index + 7) % 7] ?? ''));
      const isListed =
        entriesOn(day).some(({ opens, closes }) => opens <= time && (time < closes || closes <= opens)) ||
        entriesOn(day - 1).some(({ opens, closes }) => closes <= opens && time < closes);
      expect(isListed).toBe(isOpen(rules, 'UTC', new Date(`${date}T${time}:00Z`)));
    }),
  );
});
