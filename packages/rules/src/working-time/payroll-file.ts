import type { LocalDate } from '../time/local-time.ts';
import type { Month } from '../time/months.ts';
import { reportedMinutes } from './rounding.ts';

/** Kinds of paid hours. Each has a wage type number (Lohnart), which the payroll office assigns. */
export const paidKinds = ['worked', 'publicHoliday', 'holiday', 'sick'] as const;
export type PaidKind = (typeof paidKinds)[number];

export interface PayrollHead {
  /** Numbers assigned by DATEV: of the consultant (Beraternummer) and of the client (Mandantennummer). */
  readonly consultant: number;
  readonly client: number;
  /** Kinds without a number are left out, such as absences of salaried people. */
  readonly wageTypes: Readonly<Partial<Record<PaidKind, number | undefined>>>;
}

export interface PaidHours {
  /** 1 to 99999 */
  readonly personnelNumber: number;
  /** Whole seconds. */
  readonly seconds: Readonly<Record<PaidKind, number>>;
  /** Date since when the hours differ from those of the closed month: '2026-11-01'. */
  readonly changedSince?: LocalDate | undefined;
}

/** "Stunden": the key for values in hours. */
const hoursKey = 1;

/**
 * "1,55" from minutes. Two decimals distinguish every minute: a minute is 0,0167 hours, and the rounding error at most
 * 0,005.
 */
const decimalHours = (minutes: number): string => (Math.round((minutes * 100) / 60) / 100).toFixed(2).replace('.', ',');

/**
 * Monthly hours for a payroll in Germany, as ASCII text with semicolons and CRLF.
 *
 * Follows the ASCII import of DATEV LODAS: sections in brackets, of which `[Satzbeschreibung]` names the columns; a
 * record of `u_lod_bwd_buchung_standard` ("Standarderfassung") for each person and wage type, with the monthly sum in
 * hours. Not supported: the "Kalendarium" (a record per day, reasons of absence), bookings of days or amounts, cost
 * centres, master data, the import of "Lohn und Gehalt" with other columns, and the "DATEV-Format" (EXTF) of
 * bookkeeping. Changes since the month was closed are noted in a comment per person; otherwise the file has no
 * comments. The format is based on publications of time clock vendors; this file has not been tested with LODAS.
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
