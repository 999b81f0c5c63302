import type { LocalDate } from '../time/local-time.ts';
import type { Month } from '../time/months.ts';
import { reportedMinutes } from './rounding.ts';

/** What hours are paid for. Each kind has a number of its own in the payroll (Lohnart), which whoever does the payroll says. */
export const paidKinds = ['worked', 'publicHoliday', 'holiday', 'sick'] as const;
export type PaidKind = (typeof paidKinds)[number];

export interface PayrollHead {
  /** Numbers that DATEV gave: of the consultant (Beraternummer) and of their client (Mandantennummer). */
  readonly consultant: number;
  readonly client: number;
  /** Kinds without a number are left out: of who has a salary, hours of absence are none of the file's. */
  readonly wageTypes: Readonly<Partial<Record<PaidKind, number | undefined>>>;
}

export interface PaidHours {
  /** 1 to 99999 */
  readonly personnelNumber: number;
  /** Whole seconds. */
  readonly seconds: Readonly<Record<PaidKind, number>>;
  /** Date since when the hours are others than those that the month was closed with: '2026-11-01'. */
  readonly changedSince?: LocalDate | undefined;
}

/** "Stunden": by this key a value is booked as hours. */
const hoursKey = 1;

/** "1,55" of minutes. Two digits tell every minute apart: one minute is 0,0167 hours, and what is rounded away 0,005 at most. */
const decimalHours = (minutes: number): string => (Math.round((minutes * 100) / 60) / 100).toFixed(2).replace('.', ',');

/**
 * Hours of a month for a payroll in Germany, as text with semicolons and CRLF, in ASCII.
 *
 * It follows the ASCII import of DATEV LODAS: sections in brackets, of which `[Satzbeschreibung]` names the columns of what follows;
 * a record of `u_lod_bwd_buchung_standard` ("Standarderfassung") for each person and wage type, with the sum of the month in hours.
 * It does not follow: the "Kalendarium" (a record a day, reasons of absence), bookings of days or amounts, cost centres, master
 * data; and it is neither the import of "Lohn und Gehalt", which reads other columns, nor the "DATEV-Format" (EXTF) of bookkeeping.
 * Where hours have changed since their month was closed, a comment says so for each person; without any the file has no comments.
 * The format was learnt from what makers of time clocks publish of theirs; nobody has tried this file in LODAS itself.
 */
export function payrollFile(
  month: Month,
  { consultant, client, wageTypes }: PayrollHead,
  people: readonly PaidHours[],
) {
  const [year, number] = month.split('-');
  const rows = people.flatMap(({ personnelNumber, seconds }) =>
    paidKinds.flatMap((kind) => {
      const [wageType, minutes] = [wageTypes[kind], reportedMinutes(seconds[kind])];
      if (wageType === undefined || minutes === 0) return [];
      return [`1;01.${number}.${year};${personnelNumber};${wageType};${hoursKey};${decimalHours(minutes)};`];
    }),
  );
  const changed = people.flatMap(({ personnelNumber, changedSince }) => {
    if (changedSince === undefined) return [];
    const [year, number, day] = changedSince.split('-');
    return [`* Geaendert seit Abschluss: Personalnummer ${personnelNumber}, am ${day}.${number}.${year}`];
  });
  const lines = [
    '[Allgemein]',
    'Ziel=LODAS',
    `BeraterNr=${consultant}`,
    `MandantenNr=${client}`,
    'Feldtrennzeichen=;',
    'Zahlenkomma=,',
    'Datumsformat=TT.MM.JJJJ',
    ...(changed.length > 0 ? ['Kommentarzeichen=*', ...changed] : []),
    '[Satzbeschreibung]',
    '1;u_lod_bwd_buchung_standard;abrechnung_zeitraum#bwd;pnr#bwd;la_eigene#bwd;bs_nr#bwd;bs_wert_butab#bwd;',
    '[Bewegungsdaten]',
    ...rows,
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
