// TIME-28: iCalendar text that calendar programs read (RFC 5545)
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { calendarText, type TimedEvent } from './calendar-text.ts';
import { escapeText, foldLine, toContentLines } from './content-lines.ts';

const shift = (changes: Partial<TimedEvent> = {}): TimedEvent => ({
  ...{ id: 'a@theke', sequence: 1, zone: 'Europe/Vienna', summary: 'Küche' },
  ...{ start: Date.parse('2026-11-23T16:00:00Z'), end: Date.parse('2026-11-23T22:30:00Z') },
  ...changes,
});
const written = (timed: readonly TimedEvent[], days: Parameters<typeof calendarText>[0]['days'] = []) =>
  calendarText({ name: 'Meine Dienste', timed, days, at: Date.parse('2026-11-20T09:00:00.500Z') });
/** Lines as a calendar program reads them. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);

test('writes a shift in the local time of its branch, with the definition of its time zone', () => {
  expect(unfolded(written([shift({ location: 'Marillo, Wien', description: '30 Min. Pause' })]))).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Theke//Dienste//DE', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    ...['X-WR-CALNAME:Meine Dienste', 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'],
    ...['BEGIN:VTIMEZONE', 'TZID:Europe/Vienna', 'BEGIN:STANDARD', 'DTSTART:20261122T170000'],
    ...['TZOFFSETFROM:+0100', 'TZOFFSETTO:+0100', 'END:STANDARD', 'END:VTIMEZONE'],
    ...['BEGIN:VEVENT', 'UID:a@theke', 'DTSTAMP:20261120T090000Z', 'SEQUENCE:1'],
    ...['DTSTART;TZID=Europe/Vienna:20261123T170000', 'DTEND;TZID=Europe/Vienna:20261123T233000'],
    ...['SUMMARY:Küche', 'DESCRIPTION:30 Min. Pause', 'LOCATION:Marillo\\, Wien', 'END:VEVENT', 'END:VCALENDAR'],
  ]);
});

test('an absence ends on the day after its last one', () => {
  const absence = { id: 'b@theke', sequence: 2, from: '2026-12-30', to: '2026-12-31', summary: 'Urlaub' };
  const lines = unfolded(written([], [absence]));
  expect(lines).toContain('DTSTART;VALUE=DATE:20261230');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).not.toContain('BEGIN:VTIMEZONE');
});

/** Instants of all events, read with the offsets that the text itself defines. */
function readTimes(text: string): { start: number; end: number }[] {
  const lines = unfolded(text);
  const stamp = (value: string) =>
    Date.parse(value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d).*$/, '$1-$2-$3T$4:$5:$6Z'));
  const offset = (value: string) => {
    const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)/.exec(value) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  };
  const zones = new Map<string, { onset: number; before: number; after: number }[]>();
  let zone = '';
  for (const [at, line] of lines.entries()) {
    if (line.startsWith('TZID:')) {
      zone = line.slice(5);
      zones.set(zone, []);
    }
    if (line.startsWith('TZOFFSETFROM:')) {
      const before = offset(line.slice(13));
      const onset = stamp(String(lines[at - 1]).slice(8)) - before;
      zones.get(zone)?.push({ onset, before, after: offset(String(lines[at + 1]).slice(11)) });
    }
  }
  const instant = (line: string) => {
    const [head = '', value = ''] = line.split(':');
    if (value.endsWith('Z')) return stamp(value);
    const local = stamp(value);
    const known = zones.get(head.split('TZID=')[1] ?? '') ?? [];
    // The first instant that shows this local time.
    const shown = known.map(({ onset, after }, index) => ({ at: local - after, onset, next: known[index + 1]?.onset }));
    return shown.find(({ at, onset, next = Number.POSITIVE_INFINITY }) => at >= onset && at < next)?.at ?? Number.NaN;
  };
  const starts = lines.filter((line) => /^DTSTART[;:]/.test(line) && !/^DTSTART:\d{8}T\d{6}$/.test(line));
  const ends = lines.filter((line) => line.startsWith('DTEND'));
  return starts.map((line, index) => ({ start: instant(line), end: instant(String(ends[index])) }));
}

test('is right over changes of the clock, in any zone, also within the repeated hour', () => {
  const zone = fc.constantFrom(
    'Europe/Vienna',
    'Europe/London',
    'America/New_York',
    'Pacific/Auckland',
    'Asia/Kolkata',
  );
  const near = fc.constantFrom(
    ...['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2026-11-01T06:00:00Z', '2026-09-26T14:00:00Z'].map(Date.parse),
  );
  const event = fc.record({
    zone,
    near,
    minutes: fc.integer({ min: -3_000, max: 3_000 }),
    length: fc.integer({ min: 15, max: 960 }),
  });
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 5 }), (events) => {
      const timed = events.map(({ zone, near, minutes, length }, at) => {
        const start = near + minutes * 60_000;
        return shift({ id: String(at), zone, start, end: start + length * 60_000 });
      });
      expect(readTimes(written(timed))).toEqual(timed.map(({ start, end }) => ({ start, end })));
    }),
  );
});

test('escapes text so that it stays one value of one line', () => {
  expect(escapeText('Küche; Theke, Bar\\\r\nBEGIN:VEVENT\u0007')).toBe('Küche\\; Theke\\, Bar\\\\\\nBEGIN:VEVENT');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const line = toContentLines([`SUMMARY:${escapeText(text)}`]);
      expect(line.replaceAll('\r\n ', '').slice(0, -2)).not.toMatch(/[\r\n\u2028\u2029\u0085]/);
    }),
  );
});

test('folds lines at 75 bytes without splitting a character, and unfolds to the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400, size: 'max' }), (drawn) => {
      const text = drawn.replaceAll(/[\r\n]/g, '');
      const folded = foldLine(text);
      for (const part of folded.split('\r\n')) {
        expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
        // A character that is split would be replaced by U+FFFD.
        expect(Buffer.from(part).toString()).toBe(part);
      }
      expect(folded.replaceAll('\r\n ', '')).toBe(text);
    }),
  );
});
