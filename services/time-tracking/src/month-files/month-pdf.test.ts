import { expect, test } from '@jest/globals';
import type { SheetDayRow, TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import { readPdf } from '@theke/kit/testing/read-pdf';
import { datesFrom } from '@theke/rules/working-time/calendar';
import { monthPdf } from './month-pdf.ts';

/** A month with long texts on every day. */
function full(): TimeSheet {
  const sums = { target: 0, worked: 0, credited: 0, balance: 0 };
  const days = datesFrom('2026-10-01', '2026-10-31').map(
    (date, at): SheetDayRow => ({
      ...sums,
      date,
      counts: true,
      startAt: null,
      endAt: null,
      isRunning: false,
      isEndMissing: true,
      isCorrected: true,
      isLate: true,
      pauseSeconds: 0,
      holidayDays: 0,
      publicHoliday: 'Ein Feiertag mit langem Namen',
      absences: [],
      bookedOn: [],
      warnings: [{ rule: 'x', severity: 'breach', text: `Warnung ${at + 1}: ${'viele Worte '.repeat(20)}` }],
    }),
  );
  return {
    ...sums,
    user: { id: 'x' },
    kept: null,
    name: 'Šárka Łoś',
    from: '2026-10-01',
    to: '2026-10-31',
    timeZone: 'Europe/Vienna',
    hasEmployment: true,
    law: 'AT',
    over: '2026-11-01',
    targetInAll: 0,
    balanceBefore: 0,
    days,
    months: [],
    closed: [],
  };
}

test('TIME-25: states in a PDF for Liechtenstein that breaks and rest are not checked', async () => {
  const now = new Date('2026-11-02T08:00:00.000Z');
  const context = { month: '2026-10', shop: 'Marillo', personnelNumber: '', now };
  const textBy = async (law: 'AT' | 'LI') => readPdf(await monthPdf({ ...context, sheet: { ...full(), law } })).text;
  expect(await textBy('LI')).toContain('Pausen und Ruhezeiten werden nach liechtensteinischem Recht nicht geprüft.');
  expect(await textBy('AT')).not.toContain('nicht geprüft');
});

test('TIME-16: continues on a new page with repeated column headers and loses nothing', async () => {
  const now = new Date('2026-11-02T08:00:00.000Z');
  const pdf = await monthPdf({ sheet: full(), month: '2026-10', shop: 'Marillo', personnelNumber: '', now });
  const lines = readPdf(pdf).text.split('\n');
  const pages = lines.filter((line) => line.startsWith('Seite '));
  expect(pages.length).toBeGreaterThan(2);
  expect(pages).toEqual(pages.map((_, at) => `Seite ${at + 1} von ${pages.length}`));
  expect(lines.filter((line) => line === 'Anmerkung').length).toBe(2);
  expect(lines.filter((line) => /^(Mo|Di|Mi|Do|Fr|Sa|So) \d\d\.10\.$/.test(line)).length).toBe(62);
  for (let day = 1; day <= 31; day++) expect(lines.join('\n')).toContain(`Warnung ${day}:`);
  // Each page has its number at the foot, and none has only that.
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(pages.length);
  expect(lines).toContain('Sárka Los');
});
