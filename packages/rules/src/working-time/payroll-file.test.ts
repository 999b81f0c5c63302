import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { paidKinds, payrollFile } from './payroll-file.ts';
import { reportedMinutes } from './rounding.ts';

const head = { consultant: 1234567, client: 10001, wageTypes: { worked: 100, holiday: 107, sick: 106 } };
const none = { worked: 0, publicHoliday: 0, holiday: 0, sick: 0 };

test('TIME-16: has a record for each person and wage type with hours, after the format sections', () => {
  const people = [
    {
      personnelNumber: 1007,
      seconds: { ...none, worked: (123 * 60 + 33) * 60, holiday: 7.7 * 3_600, publicHoliday: 60 },
    },
    { personnelNumber: 8, seconds: { ...none, sick: 60 } },
  ];
  expect(payrollFile('2026-10', head, people)).toBe(
    [
      '[Allgemein]',
      'Ziel=LODAS',
      'BeraterNr=1234567',
      'MandantenNr=10001',
      'Feldtrennzeichen=;',
      'Zahlenkomma=,',
      'Datumsformat=TT.MM.JJJJ',
      '[Satzbeschreibung]',
      '1;u_lod_bwd_buchung_standard;abrechnung_zeitraum#bwd;pnr#bwd;la_eigene#bwd;bs_nr#bwd;bs_wert_butab#bwd;',
      '[Bewegungsdaten]',
      '1;01.10.2026;1007;100;1;123,55;',
      '1;01.10.2026;1007;107;1;7,70;',
      '1;01.10.2026;8;106;1;0,02;',
      '',
    ].join('\r\n'),
  );
});

test('TIME-23: names people with changes since the month was closed in a comment', () => {
  const person = { personnelNumber: 107, seconds: { ...none, worked: 3_600 }, changedSince: '2026-11-01' };
  const file = payrollFile('2026-10', head, [person, { personnelNumber: 8, seconds: { ...none, worked: 60 } }]);
  expect(file).toContain(
    'Kommentarzeichen=*\r\n* Geaendert seit Abschluss: Personalnummer 107, am 01.11.2026\r\n[Satzbeschreibung]',
  );
  expect(file).not.toContain('Personalnummer 8');
});

test('TIME-16: keeps every minute of a sheet recoverable from the hours of the file', () => {
  const wageTypes = { worked: 1, publicHoliday: 2, holiday: 3, sick: 4 };
  const seconds = fc.integer({ min: 0, max: 400 * 3_600 });
  fc.assert(
    fc.property(fc.record({ worked: seconds, publicHoliday: seconds, holiday: seconds, sick: seconds }), (given) => {
      const file = payrollFile('2026-10', { ...head, wageTypes }, [{ personnelNumber: 1, seconds: given }]);
      const read = new Map(
        [...file.matchAll(/^1;01\.10\.2026;1;(\d);1;(\d+),(\d\d);\r$/gm)].map(([, type, whole, part]) => [
          Number(type),
          Math.round(Number(`${whole}.${part}`) * 60),
        ]),
      );
      expect(paidKinds.map((kind) => read.get(wageTypes[kind]) ?? 0)).toEqual(
        paidKinds.map((kind) => reportedMinutes(given[kind])),
      );
    }),
  );
});
