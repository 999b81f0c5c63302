import type { WorkedActivity } from '../src/working-time/activity.ts';
import type { Case } from './case.ts';

/**
 * Legal warnings about work in a country: one line per warning in order of time, as "severity rule date found/limit".
 * `found` and `limit` are minutes, or days or Sundays if the law counts those. A `breach` violates the law; a `notice`
 * is allowed under conditions that the system cannot check.
 */
export type LawCase = Case<
  {
    readonly country: 'AT' | 'DE' | 'CH' | 'LI';
    readonly sector: 'hospitality' | 'other';
    readonly isOffice?: true;
    readonly birthDate?: string;
    readonly isNightWorker?: true;
    readonly publicHolidays?: readonly string[];
    readonly activities: readonly WorkedActivity[];
    readonly now: string;
    /** Only warnings of this rule. */
    readonly only?: string;
  },
  readonly string[]
>;

type Break = readonly [from: string, to: string];

/** Epoch milliseconds of a local time on a date, in winter time; times before `after` are on the next day. */
function winter(date: string, clock: string, after = '00:00'): string {
  const at = Date.parse(`${date}T${clock}:00+01:00`) + (clock < after ? 86_400_000 : 0);
  return new Date(at).toISOString();
}
/** Work on a date, in winter time; an end before the start is on the next day. */
const duty = (date: string, from: string, to: string, ...breaks: readonly Break[]): WorkedActivity => ({
  startAt: winter(date, from),
  endAt: winter(date, to, from),
  pauses: breaks.map(([one, other]) => ({ startAt: winter(date, one, from), endAt: winter(date, other, from) })),
});
const between = (startAt: string, endAt: string | null, ...pauses: readonly Break[]): WorkedActivity => ({
  startAt,
  endAt,
  pauses: pauses.map(([one, other]) => ({ startAt: one, endAt: other })),
});

const monday = '2026-11-23';
const tuesday = '2026-11-24';
const on = (from: string, to: string, ...breaks: readonly Break[]) => [duty(monday, from, to, ...breaks)];
const dates = (first: string, count: number, step = 1) =>
  Array.from({ length: count }, (_, at) =>
    new Date(Date.parse(`${first}T00:00:00Z`) + at * step * 86_400_000).toISOString().slice(0, 10),
  );

const quotes = {
  'ArbZG § 3':
    'Die werktägliche Arbeitszeit darf acht Stunden nicht überschreiten. Sie kann auf bis zu zehn Stunden nur verlängert werden, wenn innerhalb von sechs Kalendermonaten oder innerhalb von 24 Wochen im Durchschnitt acht Stunden werktäglich nicht überschritten werden.',
  'ArbZG § 4':
    'mindestens 30 Minuten bei mehr als sechs bis zu neun Stunden und 45 Minuten bei mehr als neun Stunden; Zeitabschnitte von jeweils mindestens 15 Minuten; länger als sechs Stunden hintereinander nicht ohne Ruhepause',
  'ArbZG § 5':
    'ununterbrochene Ruhezeit von mindestens elf Stunden; in Gaststätten um bis zu eine Stunde verkürzt, wenn ausgeglichen',
  'ArbZG § 6':
    'Nachtarbeitnehmer: acht Stunden; bis zu zehn nur, wenn innerhalb eines Kalendermonats oder von vier Wochen ausgeglichen',
  'ArbZG §§ 9 bis 11':
    'an Sonn- und gesetzlichen Feiertagen nicht beschäftigt werden; in Gaststätten zulässig; mindestens 15 Sonntage im Jahr müssen beschäftigungsfrei bleiben',
  'JArbSchG § 5': 'Die Beschäftigung von Kindern ist verboten.',
  'JArbSchG § 8':
    'nicht mehr als acht Stunden täglich und nicht mehr als 40 Stunden wöchentlich; achteinhalb, wenn an einzelnen Werktagen weniger',
  'JArbSchG § 11':
    '30 Minuten bei mehr als viereinhalb, 60 bei mehr als sechs Stunden; nur Unterbrechungen von mindestens 15 Minuten; frühestens eine Stunde nach Beginn, spätestens eine Stunde vor Ende; länger als viereinhalb Stunden nicht ohne Ruhepause',
  'JArbSchG § 12': 'Schichtzeit 10 Stunden, im Gaststättengewerbe 11 Stunden',
  'JArbSchG § 13': 'ununterbrochene Freizeit von mindestens 12 Stunden',
  'JArbSchG § 14': 'nur von 6 bis 20 Uhr; über 16 Jahre im Gaststättengewerbe bis 22 Uhr',
  'JArbSchG § 15': 'nur an fünf Tagen in der Woche',
  'JArbSchG § 17':
    'an Sonntagen nicht; im Gaststättengewerbe zulässig, mindestens zwei Sonntage im Monat müssen beschäftigungsfrei bleiben',
  'AZG § 9':
    'Die Tagesarbeitszeit darf zwölf Stunden und die Wochenarbeitszeit 60 Stunden nicht überschreiten (bis 31.8.2018: zehn und 50).',
  'AZG § 9 Abs. 4':
    'Die durchschnittliche Wochenarbeitszeit darf innerhalb eines Durchrechnungszeitraumes von 17 Wochen 48 Stunden nicht überschreiten.',
  'AZG § 7 Abs. 6':
    'Es steht frei, Überstunden abzulehnen, durch die die Tagesarbeitszeit zehn oder die Wochenarbeitszeit 50 Stunden überschreitet.',
  'AZG § 11':
    'mehr als sechs Stunden: Ruhepause von mindestens einer halben Stunde; statt dessen zwei von je einer Viertelstunde oder drei von je zehn Minuten; eine andere Teilung kann zugelassen werden, ein Teil mindestens zehn Minuten',
  'AZG § 12':
    'ununterbrochene Ruhezeit von mindestens elf Stunden; im Gastgewerbe bei geteilten Diensten (Ruhepause von mindestens drei Stunden) acht',
  'ARG §§ 2 bis 7':
    'in jeder Kalenderwoche ununterbrochene Ruhezeit von 36 Stunden, die einen ganzen Wochentag einschließt; Wochenendruhe; Feiertagsruhe',
  'KJBG § 11': 'acht Stunden täglich, 40 wöchentlich; höchstens neun und 45',
  'KJBG § 15':
    'mehr als viereinhalb Stunden: Ruhepause von mindestens einer halben Stunde, spätestens nach sechs Stunden',
  'KJBG § 16': 'ununterbrochene Ruhezeit von mindestens zwölf Stunden',
  'KJBG § 17': 'zwischen 20 und 6 Uhr nicht; im Gastgewerbe über 16 bis 23 Uhr',
  'KJBG § 18': 'an Sonn- und Feiertagen nicht; im Gastgewerbe muß jeder zweite Sonntag arbeitsfrei bleiben',
  'ArG Art. 9':
    'wöchentliche Höchstarbeitszeit 45 Stunden für Büropersonal und andere, 50 für alle übrigen; Überzeit 170 und 140 Stunden im Kalenderjahr (Art. 12)',
  'ArG Art. 10': 'Tages- und Abendarbeit innerhalb von 14 Stunden',
  'ArG Art. 15':
    'eine Viertelstunde bei mehr als fünfeinhalb, eine halbe Stunde bei mehr als sieben, eine Stunde bei mehr als neun Stunden; nur Pausen von mehr als einer halben Stunde dürfen aufgeteilt werden (ArGV 1 Art. 18); keine Teilarbeitszeit von mehr als 5½ Stunden ohne Pause',
  'ArG Art. 15a': 'elf Stunden; einmal in der Woche acht, wenn der Durchschnitt von zwei Wochen stimmt',
  'ArG Art. 17a': 'Nachtarbeit: neun Stunden innerhalb von zehn',
  'ArG Art. 18': 'von Samstag 23 Uhr bis Sonntag 23 Uhr nicht; ebenso in der Nacht (Art. 16)',
  'ArG Art. 31':
    'Jugendliche: neun Stunden, innerhalb von zwölf; bis 16 bis 20 Uhr, darüber bis 22 Uhr; nicht an Sonntagen; zwölf Stunden Ruhe (ArGV 5 Art. 16)',
  'LI ArG Art. 9': 'wöchentliche Höchstarbeitszeit von 40, 45 bzw. 48 Stunden (ArGV I Art. 22)',
  'LI ArG Art. 18':
    'zwischen Samstag 23 Uhr und Sonntag 23 Uhr untersagt; gesetzliche Feiertage sind den Sonntagen gleichgestellt',
  general: 'Rule sets (AT, DE, CH, LI; versioned by date): they warn, they never deduct.',
} as const;

type Given = Partial<LawCase['given']> & { readonly country: LawCase['given']['country'] };
const law = (
  name: string,
  quote: keyof typeof quotes,
  arithmetic: string,
  given: Given,
  ...expect: readonly string[]
): LawCase => ({
  name: `${given.country} ${quote}: ${name}`,
  rule: 'TIME-09',
  quote: quotes[quote],
  arithmetic,
  given: { sector: 'hospitality', activities: [], now: '2026-11-23T12:00:00Z', ...given },
  expect,
});

const de = (activities: readonly WorkedActivity[], more: Partial<Given> = {}): Given => ({
  country: 'DE',
  activities,
  ...more,
});
const at = (activities: readonly WorkedActivity[], more: Partial<Given> = {}): Given => ({
  country: 'AT',
  activities,
  ...more,
});
const ch = (activities: readonly WorkedActivity[], more: Partial<Given> = {}): Given => ({
  country: 'CH',
  activities,
  ...more,
});
const li = (activities: readonly WorkedActivity[], more: Partial<Given> = {}): Given => ({
  country: 'LI',
  activities,
  ...more,
});
/** 16 years old in November 2026. */
const young = { birthDate: '2009-12-01' };
const office = { sector: 'other', isOffice: true } as const;
const other = { sector: 'other' } as const;

export const germanLawCases: readonly LawCase[] = [
  law('six hours need no break', 'ArbZG § 4', '6 h is not more than 6 h', de(on('09:00', '15:00'))),
  law(
    'a minute more needs one',
    'ArbZG § 4',
    '361 > 360',
    de(on('09:00', '15:01')),
    'breach DE-ArbZG-4 2026-11-23 0/30',
  ),
  law(
    'seconds count',
    'ArbZG § 4',
    '6 h 0 min 30 s > 6 h',
    de([between('2026-11-23T08:00:00Z', '2026-11-23T14:00:30Z')]),
    'breach DE-ArbZG-4 2026-11-23 0/30',
  ),
  law('a break is no work', 'ArbZG § 4', '6.5 h - 0.5 h', de(on('09:00', '15:30', ['12:00', '12:30']))),
  law('eight hours and half an hour', 'ArbZG § 4', '30 >= 30', de(on('09:00', '17:30', ['12:00', '12:30']))),
  law(
    'two breaks of a quarter',
    'ArbZG § 4',
    '15 + 15',
    de(on('09:00', '17:30', ['12:00', '12:15'], ['15:00', '15:15'])),
  ),
  law(
    'ten minutes are no break',
    'ArbZG § 4',
    'none of 15',
    de(on('09:00', '17:30', ['11:00', '11:10'], ['13:00', '13:10'], ['15:00', '15:10'])),
    'breach DE-ArbZG-4 2026-11-23 0/30',
  ),
  law(
    'twenty and ten minutes are twenty',
    'ArbZG § 4',
    '20',
    de(on('09:00', '17:30', ['12:00', '12:20'], ['15:00', '15:10'])),
    'breach DE-ArbZG-4 2026-11-23 20/30',
  ),
  law(
    'nine hours need half an hour',
    'ArbZG § 4',
    '9 h is not more than 9 h',
    de(on('09:00', '18:30', ['13:00', '13:30'])),
    'notice DE-ArbZG-3 2026-11-23 540/480',
  ),
  law(
    'more than nine hours need 45 minutes',
    'ArbZG § 4',
    '541 > 540',
    de(on('09:00', '18:31', ['13:00', '13:30'])),
    'notice DE-ArbZG-3 2026-11-23 541/480',
    'breach DE-ArbZG-4 2026-11-23 30/45',
  ),
  law(
    'more than nine hours with 45 minutes',
    'ArbZG § 4',
    '45 >= 45',
    de(on('09:00', '19:15', ['13:00', '13:45'])),
    'notice DE-ArbZG-3 2026-11-23 570/480',
  ),
  law(
    'who clocks out and in again had a break',
    'ArbZG § 4',
    '12:00 to 12:30',
    de([duty(monday, '09:00', '12:00'), duty(monday, '12:30', '17:00')]),
  ),
  law(
    'no more than six hours on end',
    'ArbZG § 4',
    '8:00 to 14:30 = 390 > 360; work 8 h 15',
    de(on('08:00', '17:00', ['14:30', '15:15'])),
    'breach DE-ArbZG-4-3 2026-11-23 390/360',
    'notice DE-ArbZG-3 2026-11-23 495/480',
  ),
  law(
    'ten minutes do not end six hours on end, though the breaks are long enough together',
    'ArbZG § 4',
    '9:00 to 12:00 and 12:10 to 15:40 = 390 > 360; then half an hour',
    de(on('09:00', '17:00', ['12:00', '12:10'], ['15:40', '16:10'])),
    'breach DE-ArbZG-4-3 2026-11-23 390/360',
  ),
  law(
    'a quarter ends them',
    'ArbZG § 4',
    '9:00 to 12:00, 12:15 to 15:40, 15:55 to 17:00',
    de(on('09:00', '17:00', ['12:00', '12:15'], ['15:40', '15:55'])),
  ),
  law(
    'ten minutes do not end six hours on end: the same fault is told once',
    'ArbZG § 4',
    '6 h 20',
    de(on('09:00', '15:30', ['12:00', '12:10'])),
    'breach DE-ArbZG-4 2026-11-23 0/30',
  ),
  law(
    'ten hours',
    'ArbZG § 3',
    '600 is not more than 600',
    de(on('08:00', '18:45', ['13:00', '13:45'])),
    'notice DE-ArbZG-3 2026-11-23 600/480',
  ),
  law(
    'more than ten hours',
    'ArbZG § 3',
    '601 > 600',
    de(on('08:00', '18:46', ['13:00', '13:45'])),
    'breach DE-ArbZG-3 2026-11-23 601/600',
  ),
  law('over midnight it is one day', 'ArbZG § 3', '8 h', de(on('18:00', '02:30', ['22:00', '22:30']))),
  law(
    'the night of 25 hours counts real minutes',
    'ArbZG § 3',
    '20:00 to 05:00 = 10 h; - 45 min',
    de([
      between('2026-10-24T20:00+02:00', '2026-10-25T05:00+01:00', ['2026-10-25T00:00+02:00', '2026-10-25T00:45+02:00']),
    ]),
    'notice DE-ArbZG-3 2026-10-24 555/480',
  ),
  law(
    'what runs is judged as it stands',
    'ArbZG § 4',
    '8:00 to 14:30',
    de([between('2026-11-23T08:00+01:00', null)], { now: '2026-11-23T14:30+01:00' }),
    'breach DE-ArbZG-4 2026-11-23 0/30',
  ),
  law(
    'what runs and is still short',
    'ArbZG § 4',
    '8:00 to 14:00',
    de([between('2026-11-23T08:00+01:00', null)], { now: '2026-11-23T14:00+01:00' }),
  ),
  law(
    'eleven hours of rest',
    'ArbZG § 5',
    '23:00 to 10:00',
    de([...on('18:00', '23:00'), duty(tuesday, '10:00', '15:00')]),
  ),
  law(
    'an inn may shorten to ten',
    'ArbZG § 5',
    '23:00 to 9:30 = 630',
    de([...on('18:00', '23:00'), duty(tuesday, '09:30', '14:00')]),
    'notice DE-ArbZG-5-2 2026-11-24 630/660',
  ),
  law(
    'others may not',
    'ArbZG § 5',
    '630 < 660',
    de([...on('18:00', '23:00'), duty(tuesday, '09:30', '14:00')], other),
    'breach DE-ArbZG-5 2026-11-24 630/660',
  ),
  law(
    'an inn may not shorten below ten',
    'ArbZG § 5',
    '599 < 600',
    de([...on('18:00', '23:00'), duty(tuesday, '08:59', '14:00')]),
    'breach DE-ArbZG-5 2026-11-24 599/660',
  ),
  law(
    'the clock is put forward in the rest: real minutes',
    'ArbZG § 5',
    '23:00 to 10:00 = 11 h - 1 h',
    de([
      between('2026-03-28T18:00+01:00', '2026-03-28T23:00+01:00'),
      between('2026-03-29T10:00+02:00', '2026-03-29T15:00+02:00'),
    ]),
    'notice DE-ArbZG-5-2 2026-03-29 600/660',
  ),
  law(
    'the clock is put back in the rest: real minutes',
    'ArbZG § 5',
    '23:30 to 9:30 = 10 h + 1 h',
    de([
      between('2026-10-24T18:00+02:00', '2026-10-24T23:30+02:00'),
      between('2026-10-25T09:30+01:00', '2026-10-25T14:00+01:00'),
    ]),
  ),
  law(
    'the hours between lunch and dinner are no rest between days',
    'ArbZG § 5',
    '14:00 to 18:00 parts one day of 8 h',
    de([...on('10:00', '14:00'), duty(monday, '18:00', '22:00')]),
  ),
  law(
    'nine hours between two times of one date are a rest that is too short',
    'ArbZG § 5',
    '5:00 to 14:00 = 540; 4.5 + 4 h on one date',
    de([...on('00:30', '05:00'), duty(monday, '14:00', '18:00')]),
    'breach DE-ArbZG-5 2026-11-23 540/660',
    'notice DE-ArbZG-3 2026-11-23 510/480',
  ),
  law(
    'twenty minutes over midnight part nothing',
    'ArbZG § 5',
    '18:00 to 23:50, 0:10 to 2:00: one day with a break of 20',
    de([...on('18:00', '23:50'), duty(tuesday, '00:10', '02:00')]),
    'breach DE-ArbZG-4 2026-11-23 20/30',
  ),
  law(
    'four hours before a new date are a rest that is too short',
    'ArbZG § 5',
    '2:00 to 6:00 = 240',
    de([duty(monday, '18:00', '02:00', ['21:00', '22:00']), duty(tuesday, '06:00', '10:00')]),
    'breach DE-ArbZG-5 2026-11-24 240/660',
  ),
  law(
    'who works at night',
    'ArbZG § 6',
    '22:00 to 6:30 - 30 = 8 h',
    de(on('22:00', '06:30', ['02:00', '02:30']), { isNightWorker: true }),
  ),
  law(
    'who works at night for longer',
    'ArbZG § 6',
    '22:00 to 7:30 - 45 = 525',
    de(on('22:00', '07:30', ['02:00', '02:45']), { isNightWorker: true }),
    'notice DE-ArbZG-6-2 2026-11-23 525/480',
  ),
  law(
    'an office on Sunday',
    'ArbZG §§ 9 bis 11',
    '4 h',
    de([duty('2026-11-22', '10:00', '14:00')], office),
    'notice DE-ArbZG-9 2026-11-22 240/0',
  ),
  law('an inn on Sunday', 'ArbZG §§ 9 bis 11', '4 h', de([duty('2026-11-22', '10:00', '14:00')])),
  law(
    'an office in the night to Sunday',
    'ArbZG §§ 9 bis 11',
    '0:00 to 2:00',
    de([duty('2026-11-21', '20:00', '02:00')], office),
    'notice DE-ArbZG-9 2026-11-22 120/0',
  ),
  law(
    'an office on a public holiday',
    'ArbZG §§ 9 bis 11',
    '2 h',
    de([between('2026-10-03T10:00+02:00', '2026-10-03T12:00+02:00')], { ...office, publicHolidays: ['2026-10-03'] }),
    'notice DE-ArbZG-9 2026-10-03 120/0',
  ),
  law(
    'a public holiday on a Sunday is told once',
    'ArbZG §§ 9 bis 11',
    '2 h',
    de([duty('2026-11-01', '10:00', '12:00')], { ...office, publicHolidays: ['2026-11-01'] }),
    'notice DE-ArbZG-9 2026-11-01 120/0',
  ),
  law(
    '37 Sundays of 52',
    'ArbZG §§ 9 bis 11',
    '52 - 15 = 37',
    de(dates('2026-01-04', 37, 7).map((date) => duty(date, '10:00', '12:00'))),
  ),
  law(
    '38 Sundays of 52',
    'ArbZG §§ 9 bis 11',
    '38 > 37; the 38th is 20 September',
    de(dates('2026-01-04', 38, 7).map((date) => duty(date, '10:00', '12:00'))),
    'breach DE-ArbZG-11-1 2026-09-20 38/37',
  ),
  law('four and a half hours', 'JArbSchG § 11', '270 is not more', de(on('10:00', '14:30'), young)),
  law(
    'a minute more',
    'JArbSchG § 11',
    '271 > 270',
    de(on('10:00', '14:31'), young),
    'breach DE-JArbSchG-11-1 2026-11-23 0/30',
  ),
  law('eight hours with an hour', 'JArbSchG § 11', '60', de(on('10:00', '19:00', ['14:00', '15:00']), young)),
  law(
    'eight hours with three quarters',
    'JArbSchG § 11',
    '45 < 60',
    de(on('10:00', '18:45', ['14:00', '14:45']), young),
    'breach DE-JArbSchG-11-1 2026-11-23 45/60',
  ),
  law(
    'a break in the first hour is none',
    'JArbSchG § 11',
    '10:30 is within an hour of 10:00',
    de(on('10:00', '19:00', ['10:30', '11:30']), young),
    'breach DE-JArbSchG-11-1 2026-11-23 0/60',
  ),
  law(
    'a break an hour after the beginning counts',
    'JArbSchG § 11',
    '11:00 is an hour after 10:00; 11:30 to 15:10 = 220',
    de(on('10:00', '15:10', ['11:00', '11:30']), young),
  ),
  law(
    'a break that begins less than an hour before the end is none',
    'JArbSchG § 11',
    '14:20 is after 14:10; 4 h 40',
    de(on('10:00', '15:10', ['14:20', '14:50']), young),
    'breach DE-JArbSchG-11-1 2026-11-23 0/30',
  ),
  law(
    'a break that begins an hour before the end counts',
    'JArbSchG § 11',
    '14:10; 4 h 40',
    de(on('10:00', '15:10', ['14:10', '14:40']), young),
  ),
  law(
    'while it runs nobody knows the end',
    'JArbSchG § 11',
    'as before, and it goes on',
    de([between('2026-11-23T10:00+01:00', null, ['2026-11-23T14:20+01:00', '2026-11-23T14:50+01:00'])], {
      ...young,
      now: '2026-11-23T15:10+01:00',
    }),
  ),
  law(
    'no more than four and a half hours on end',
    'JArbSchG § 11',
    '10:00 to 15:00 = 300',
    de(on('10:00', '19:00', ['15:00', '16:00']), young),
    'breach DE-JArbSchG-11-2 2026-11-23 300/270',
  ),
  law(
    'eight hours and twenty minutes',
    'JArbSchG § 8',
    '500 > 480',
    de(on('10:00', '19:20', ['14:30', '15:30']), young),
    'notice DE-JArbSchG-8-2a 2026-11-23 500/480',
  ),
  law(
    'eight hours and forty minutes',
    'JArbSchG § 8',
    '520 > 510',
    de(on('10:00', '19:40', ['14:30', '15:30']), young),
    'breach DE-JArbSchG-8-1 2026-11-23 520/480',
  ),
  law(
    '41 hours on six days',
    'JArbSchG § 8',
    '5 x 480 + 60; six days',
    de(
      [
        ...dates(monday, 5).map((date) => duty(date, '10:00', '19:00', ['14:00', '15:00'])),
        duty('2026-11-28', '10:00', '11:00'),
      ],
      young,
    ),
    'breach DE-JArbSchG-15 2026-11-28 6/5',
    'breach DE-JArbSchG-8-1 2026-11-28 2460/2400',
  ),
  law(
    'an inn, from first to last',
    'JArbSchG § 12',
    '10:00 to 21:30 = 690; work 8 h',
    de(on('10:00', '21:30', ['13:00', '14:00'], ['16:30', '19:00']), young),
    'breach DE-JArbSchG-12 2026-11-23 690/660',
  ),
  law(
    'elsewhere, from first to last',
    'JArbSchG § 12',
    '9:00 to 19:30 = 630; work 8 h',
    de(on('09:00', '19:30', ['12:00', '13:00'], ['15:00', '16:30']), { ...young, ...other }),
    'breach DE-JArbSchG-12 2026-11-23 630/600',
  ),
  law(
    'half an hour short of twelve',
    'JArbSchG § 13',
    '21:30 to 9:00 = 690',
    de([...on('17:00', '21:30'), duty(tuesday, '09:00', '13:00')], young),
    'breach DE-JArbSchG-13 2026-11-24 690/720',
  ),
  law('an inn until ten', 'JArbSchG § 14', '22:00', de(on('18:00', '22:00'), young)),
  law(
    'an inn until half past ten',
    'JArbSchG § 14',
    '22:00 to 22:30',
    de(on('18:30', '22:30'), young),
    'breach DE-JArbSchG-14 2026-11-23 30/0',
  ),
  law(
    'elsewhere until half past eight',
    'JArbSchG § 14',
    '20:00 to 20:30',
    de(on('17:00', '20:30'), { ...young, ...other }),
    'breach DE-JArbSchG-14 2026-11-23 30/0',
  ),
  law(
    '15 years old in an inn until nine',
    'JArbSchG § 14',
    '20:00 to 21:00',
    de(on('18:00', '21:00'), { birthDate: '2011-06-01' }),
    'breach DE-JArbSchG-14 2026-11-23 60/0',
  ),
  law(
    'before six in the morning',
    'JArbSchG § 14',
    '5:30 to 6:00',
    de(on('05:30', '09:00'), young),
    'breach DE-JArbSchG-14 2026-11-23 30/0',
  ),
  law('18 today', 'JArbSchG § 14', 'no longer young', de(on('18:00', '23:00'), { birthDate: '2008-11-23' })),
  law(
    '18 tomorrow',
    'JArbSchG § 14',
    '22:00 to 22:15; work 4 h 15',
    de(on('18:00', '22:15'), { birthDate: '2008-11-24' }),
    'breach DE-JArbSchG-14 2026-11-23 15/0',
  ),
  law(
    '14 years old',
    'JArbSchG § 5',
    '2 h',
    de(on('10:00', '12:00'), { birthDate: '2012-01-01' }),
    'breach DE-JArbSchG-5 2026-11-23 120/0',
  ),
  law(
    'a shop on Sunday',
    'JArbSchG § 17',
    '2 h',
    de([duty('2026-11-22', '10:00', '12:00')], { ...young, ...other }),
    'breach DE-JArbSchG-17 2026-11-22 120/0',
  ),
  law(
    'an inn on three of five Sundays',
    'JArbSchG § 17',
    'two are free',
    de(
      dates('2026-11-01', 3, 7).map((date) => duty(date, '10:00', '12:00')),
      young,
    ),
  ),
  law(
    'an inn on four of five Sundays',
    'JArbSchG § 17',
    'one is free: 4 > 3',
    de(
      dates('2026-11-01', 4, 7).map((date) => duty(date, '10:00', '12:00')),
      young,
    ),
    'breach DE-JArbSchG-17-2 2026-11-22 4/3',
  ),
];

const half = ['12:00', '12:30'] as const;

export const austrianLawCases: readonly LawCase[] = [
  law('six hours need no break', 'AZG § 11', '6 h', at(on('09:00', '15:00'))),
  law('a minute more', 'AZG § 11', '361 > 360', at(on('09:00', '15:01')), 'breach AT-AZG-11-1 2026-11-23 0/30'),
  law('half an hour in one', 'AZG § 11', '30', at(on('09:00', '17:30', half))),
  law('two quarters', 'AZG § 11', '15 + 15', at(on('09:00', '17:30', ['12:00', '12:15'], ['15:00', '15:15']))),
  law(
    'three times ten minutes',
    'AZG § 11',
    '10 + 10 + 10',
    at(on('09:00', '17:30', ['11:00', '11:10'], ['13:00', '13:10'], ['15:00', '15:10'])),
  ),
  law(
    'twenty and ten: another division, which has to be allowed',
    'AZG § 11',
    '20 + 10 = 30, neither halves nor thirds',
    at(on('09:00', '17:30', ['12:00', '12:20'], ['15:00', '15:10'])),
    'notice AT-AZG-11-1 2026-11-23 30/30',
  ),
  law(
    'twenty-five and five: five are no part',
    'AZG § 11',
    '25',
    at(on('09:00', '17:30', ['12:00', '12:25'], ['15:00', '15:05'])),
    'breach AT-AZG-11-1 2026-11-23 25/30',
  ),
  law(
    'six times five minutes are none',
    'AZG § 11',
    '0',
    at(
      on(
        '09:00',
        '17:30',
        ['10:00', '10:05'],
        ['11:00', '11:05'],
        ['12:00', '12:05'],
        ['13:00', '13:05'],
        ['14:00', '14:05'],
        ['15:00', '15:05'],
      ),
    ),
    'breach AT-AZG-11-1 2026-11-23 0/30',
  ),
  law('ten hours', 'AZG § 7 Abs. 6', '600', at(on('08:00', '18:30', half))),
  law(
    'the eleventh hour may be refused',
    'AZG § 7 Abs. 6',
    '630 > 600',
    at(on('08:00', '19:00', half)),
    'notice AT-AZG-7-6 2026-11-23 630/600',
  ),
  law(
    'twelve hours',
    'AZG § 9',
    '720 is not more',
    at(on('08:00', '20:30', half)),
    'notice AT-AZG-7-6 2026-11-23 720/600',
  ),
  law(
    'more than twelve hours',
    'AZG § 9',
    '730 > 720',
    at(on('08:00', '20:40', half)),
    'breach AT-AZG-9-1 2026-11-23 730/720',
  ),
  law(
    'until 31 August 2018 ten hours',
    'AZG § 9',
    '630 > 600',
    at([
      between('2018-08-31T08:00+02:00', '2018-08-31T19:00+02:00', ['2018-08-31T12:00+02:00', '2018-08-31T12:30+02:00']),
    ]),
    'breach AT-AZG-9-1 2018-08-31 630/600',
  ),
  law(
    'from 1 September 2018 twelve hours',
    'AZG § 9',
    '630 <= 720',
    at([
      between('2018-09-01T08:00+02:00', '2018-09-01T19:00+02:00', ['2018-09-01T12:00+02:00', '2018-09-01T12:30+02:00']),
    ]),
    'notice AT-AZG-7-6 2018-09-01 630/600',
  ),
  law(
    'before the oldest rule set nothing is said',
    'general',
    '1996',
    at([between('1996-05-06T08:00+02:00', '1996-05-06T22:00+02:00')]),
  ),
  law(
    'rest of ten and a half hours',
    'AZG § 12',
    '23:00 to 9:30',
    at([...on('18:00', '23:00'), duty(tuesday, '09:30', '14:00')]),
    'breach AT-AZG-12-1 2026-11-24 630/660',
  ),
  law(
    'rest of ten hours after a split duty in an inn',
    'AZG § 12',
    '14:00 to 18:00 parts the duty; 23:00 to 9:00 = 600',
    at([...on('11:00', '14:00'), duty(monday, '18:00', '23:00'), duty(tuesday, '09:00', '13:00')]),
    'notice AT-AZG-12-2a 2026-11-24 600/660',
  ),
  law(
    'rest of ten hours after a split duty elsewhere',
    'AZG § 12',
    '600 < 660',
    at([...on('11:00', '14:00'), duty(monday, '18:00', '23:00'), duty(tuesday, '09:00', '13:00')], other),
    'breach AT-AZG-12-1 2026-11-24 600/660',
  ),
  law(
    'rest of seven and a half hours after a split duty',
    'AZG § 12',
    '23:00 to 6:30 = 450 < 480',
    at([...on('11:00', '14:00'), duty(monday, '18:00', '23:00'), duty(tuesday, '06:30', '12:00')]),
    'breach AT-AZG-12-1 2026-11-24 450/660',
  ),
  law(
    'exactly three hours split a duty',
    'AZG § 12',
    '14:00 to 17:00 = 180; 22:00 to 8:00 = 600',
    at([...on('11:00', '14:00'), duty(monday, '17:00', '22:00'), duty(tuesday, '08:00', '12:00')]),
    'notice AT-AZG-12-2a 2026-11-24 600/660',
  ),
  law(
    'rest of ten hours after a duty in one',
    'AZG § 12',
    'a break of an hour splits nothing',
    at([duty(monday, '15:00', '23:00', ['19:00', '20:00']), duty(tuesday, '09:00', '13:00')]),
    'breach AT-AZG-12-1 2026-11-24 600/660',
  ),
  law(
    '54 hours may be refused',
    'AZG § 7 Abs. 6',
    '6 x 540 = 3240 > 3000',
    at(dates(monday, 6).map((date) => duty(date, '09:00', '18:30', half))),
    'notice AT-AZG-7-6 2026-11-28 3240/3000',
  ),
  law(
    'more than 60 hours',
    'AZG § 9',
    '7 x 525 = 3675 > 3600',
    at(dates(monday, 7).map((date) => duty(date, '09:00', '18:15', half))),
    'breach AT-AZG-9-1 2026-11-29 3675/3600',
  ),
  law(
    'no day off in a week',
    'ARG §§ 2 bis 7',
    'the longest rest is 14:00 to 10:00 = 1200 < 2160',
    at(
      dates(monday, 8).map((date) => duty(date, '10:00', '14:00')),
      { now: '2026-11-30T15:00:00Z', only: 'AT-ARG-4' },
    ),
    'breach AT-ARG-4 2026-11-29 1200/2160',
  ),
  law(
    'a week that is not over is not judged',
    'ARG §§ 2 bis 7',
    'Sunday may still be free',
    at(
      dates(monday, 6).map((date) => duty(date, '10:00', '14:00')),
      { now: '2026-11-28T15:00:00Z', only: 'AT-ARG-4' },
    ),
  ),
  law(
    'Wednesday off',
    'ARG §§ 2 bis 7',
    'Tuesday 14:00 to Thursday 10:00 = 44 h with a whole day',
    at(
      ['2026-11-23', '2026-11-24', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'].map((date) =>
        duty(date, '10:00', '14:00'),
      ),
      { now: '2026-11-30T15:00:00Z', only: 'AT-ARG-4' },
    ),
  ),
  law(
    'Sunday off, but 36 hours only with the Monday after: one reading allows it',
    'ARG §§ 2 bis 7',
    'Saturday 22:00 to Monday 10:00 = 36 h, 26 of them in the week',
    at([...dates(monday, 6).map((date) => duty(date, '18:00', '22:00')), duty('2026-11-30', '10:00', '14:00')], {
      now: '2026-11-30T15:00:00Z',
      only: 'AT-ARG-4',
    }),
    'notice AT-ARG-4 2026-11-29 1560/2160',
  ),
  law(
    'an office on Sunday',
    'ARG §§ 2 bis 7',
    '4 h',
    at([duty('2026-11-22', '10:00', '14:00')], office),
    'notice AT-ARG-3 2026-11-22 240/0',
  ),
  law(
    'an office on a public holiday',
    'ARG §§ 2 bis 7',
    '4 h',
    at([duty('2026-12-08', '10:00', '14:00')], { ...office, publicHolidays: ['2026-12-08'] }),
    'notice AT-ARG-7 2026-12-08 240/0',
  ),
  law('four and a half hours', 'KJBG § 15', '270', at(on('10:00', '14:30'), young)),
  law(
    'ten minutes more',
    'KJBG § 15',
    '280 > 270',
    at(on('10:00', '14:40'), young),
    'breach AT-KJBG-15 2026-11-23 0/30',
  ),
  law('eight hours with half an hour', 'KJBG § 15', '30', at(on('10:00', '18:30', ['14:00', '14:30']), young)),
  law(
    'two quarters are no half hour',
    'KJBG § 15',
    'the longest is 15',
    at(on('10:00', '18:30', ['12:00', '12:15'], ['15:00', '15:15']), young),
    'breach AT-KJBG-15 2026-11-23 15/30',
  ),
  law(
    'the break comes too late',
    'KJBG § 15',
    '8:00 to 15:00 = 420 > 360',
    at(on('08:00', '16:30', ['15:00', '15:30']), young),
    'breach AT-KJBG-15-2 2026-11-23 420/360',
  ),
  law(
    'eight hours and a half',
    'KJBG § 11',
    '510 > 480',
    at(on('10:00', '19:00', ['14:00', '14:30']), young),
    'notice AT-KJBG-11-1 2026-11-23 510/480',
  ),
  law(
    'nine hours and ten minutes',
    'KJBG § 11',
    '550 > 540',
    at(on('10:00', '19:40', ['14:00', '14:30']), young),
    'breach AT-KJBG-11-3 2026-11-23 550/540',
  ),
  law(
    '42 hours',
    'KJBG § 11',
    '5 x 480 + 120 = 2520 > 2400',
    at(
      [
        ...dates(monday, 5).map((date) => duty(date, '10:00', '18:30', ['14:00', '14:30'])),
        duty('2026-11-28', '10:00', '12:00'),
      ],
      young,
    ),
    'notice AT-KJBG-11-1 2026-11-28 2520/2400',
  ),
  law(
    'half an hour short of twelve',
    'KJBG § 16',
    '21:30 to 9:00',
    at([...on('17:30', '21:30'), duty(tuesday, '09:00', '13:00')], young),
    'breach AT-KJBG-16 2026-11-24 690/720',
  ),
  law('an inn until eleven', 'KJBG § 17', '23:00', at(on('18:30', '23:00'), young)),
  law(
    'an inn until a quarter past eleven',
    'KJBG § 17',
    '15',
    at(on('19:00', '23:15'), young),
    'breach AT-KJBG-17 2026-11-23 15/0',
  ),
  law(
    'elsewhere until half past eight',
    'KJBG § 17',
    '30',
    at(on('17:00', '20:30'), { ...young, ...other }),
    'breach AT-KJBG-17 2026-11-23 30/0',
  ),
  law(
    'two Sundays on end in an inn',
    'KJBG § 18',
    '2 > 1',
    at([duty('2026-11-15', '10:00', '12:00'), duty('2026-11-22', '10:00', '12:00')], young),
    'breach AT-KJBG-18-3 2026-11-22 2/1',
  ),
  law(
    'every second Sunday in an inn',
    'KJBG § 18',
    'one between',
    at([duty('2026-11-08', '10:00', '12:00'), duty('2026-11-22', '10:00', '12:00')], young),
  ),
  law(
    'a Sunday elsewhere',
    'KJBG § 18',
    '2 h',
    at([duty('2026-11-22', '10:00', '12:00')], { ...young, ...other }),
    'breach AT-KJBG-18 2026-11-22 120/0',
  ),
];

const hour = ['13:00', '14:00'] as const;

/** A number of weeks with five days of ten hours each, from 5 January 2026. */
const tenHours = (weeks: number) =>
  dates('2026-01-05', weeks, 7).flatMap((first) => dates(first, 5).map((date) => duty(date, '08:00', '18:45', three)));
const three = ['13:00', '13:45'] as const;

export const averageLawCases: readonly LawCase[] = [
  law(
    '23 weeks of 50 hours',
    'ArbZG § 3',
    '23 x 3000 = 69000 <= 24 x 6 x 480 = 69120',
    de(tenHours(23), { only: 'DE-ArbZG-3-2' }),
  ),
  law(
    '24 weeks of 50 hours',
    'ArbZG § 3',
    '24 x 3000 = 72000 > 69120: 3000 a week against 2880',
    de(tenHours(24), { only: 'DE-ArbZG-3-2' }),
    'notice DE-ArbZG-3-2 2026-06-19 3000/2880',
  ),
  law(
    '26 weeks of 50 hours: told once',
    'ArbZG § 3',
    'as before',
    de(tenHours(26), { only: 'DE-ArbZG-3-2' }),
    'notice DE-ArbZG-3-2 2026-06-19 3000/2880',
  ),
  law(
    'a public holiday is no working day',
    'ArbZG § 3',
    '69000 > 69120 - 480 = 68640: 2875 a week against 2860',
    de(tenHours(23), { only: 'DE-ArbZG-3-2', publicHolidays: ['2026-05-14'] }),
    'notice DE-ArbZG-3-2 2026-06-12 2875/2860',
  ),
  law(
    'a public holiday on a Sunday takes nothing',
    'ArbZG § 3',
    '69000 <= 69120',
    de(tenHours(23), { only: 'DE-ArbZG-3-2', publicHolidays: ['2026-04-05'] }),
  ),
  law('16 weeks of 50 hours', 'AZG § 9 Abs. 4', '48000 <= 17 x 2880 = 48960', at(tenHours(16), { only: 'AT-AZG-9-4' })),
  law(
    '17 weeks of 50 hours',
    'AZG § 9 Abs. 4',
    '51000 > 48960: 3000 a week against 2880',
    at(tenHours(17), { only: 'AT-AZG-9-4' }),
    'notice AT-AZG-9-4 2026-05-01 3000/2880',
  ),
];

export const swissLawCases: readonly LawCase[] = [
  law('five hours and a half', 'ArG Art. 15', '330', ch(on('08:00', '13:30'))),
  law('a minute more', 'ArG Art. 15', '331 > 330', ch(on('08:00', '13:31')), 'breach CH-ArG-15 2026-11-23 0/15'),
  law(
    'ten minutes are enough where they keep the work at five hours and a half (SECO on Art. 15)',
    'ArG Art. 15',
    '8:00 to 13:40 - 10',
    ch(on('08:00', '13:40', ['11:00', '11:10'])),
  ),
  law('seven hours with a quarter', 'ArG Art. 15', '420', ch(on('08:00', '15:15', ['12:00', '12:15']))),
  law(
    'more than seven hours with a quarter',
    'ArG Art. 15',
    '440 > 420',
    ch(on('08:00', '15:35', ['12:00', '12:15'])),
    'breach CH-ArG-15 2026-11-23 15/30',
  ),
  law(
    'half an hour must not be parted',
    'ArG Art. 15',
    'the longest is 15',
    ch(on('08:00', '16:00', ['11:00', '11:15'], ['14:00', '14:15'])),
    'breach CH-ArG-15 2026-11-23 15/30',
  ),
  law('nine hours with half an hour', 'ArG Art. 15', '540', ch(on('08:00', '17:30', ['12:30', '13:00']))),
  law(
    'more than nine hours with half an hour',
    'ArG Art. 15',
    '550 > 540',
    ch(on('08:00', '17:40', ['12:30', '13:00'])),
    'breach CH-ArG-15 2026-11-23 30/60',
  ),
  law('more than nine hours with an hour', 'ArG Art. 15', '60', ch(on('08:00', '18:30', hour))),
  law(
    'an hour in two halves',
    'ArG Art. 15',
    '30 + 30',
    ch(on('08:00', '18:30', ['12:00', '12:30'], ['15:00', '15:30'])),
  ),
  law(
    'an hour in four quarters: the text sets no least part, practice does',
    'ArG Art. 15',
    '4 x 15 = 60',
    ch(on('08:00', '18:30', ['10:00', '10:15'], ['12:00', '12:15'], ['14:00', '14:15'], ['16:00', '16:15'])),
    'notice CH-ArG-15 2026-11-23 60/60',
  ),
  law(
    'no part of the day longer than five hours and a half',
    'ArG Art. 15',
    '8:00 to 14:00 = 360 > 330',
    ch(on('08:00', '17:00', ['14:00', '14:30'])),
    'breach CH-ArGV1-18-2 2026-11-23 360/330',
  ),
  law(
    'within fourteen hours',
    'ArG Art. 10',
    '8:00 to 22:30 = 870 > 840',
    ch([duty(monday, '08:00', '12:00'), duty(monday, '18:00', '22:30')]),
    'breach CH-ArG-10-3 2026-11-23 870/840',
  ),
  law(
    'at night nine hours within ten',
    'ArG Art. 17a',
    '17:00 to 3:30 = 630, - 60 = 570',
    ch(on('17:00', '03:30', ['22:00', '23:00'])),
    'breach CH-ArG-17a 2026-11-23 570/540',
    'breach CH-ArG-17a 2026-11-23 630/600',
  ),
  law(
    'until 23:40: no night where the firm moved its hours to 24:00 (Art. 10 Abs. 2)',
    'ArG Art. 17a',
    '13:10 to 23:40 = 630, - 60 = 570',
    ch(on('13:10', '23:40', ['18:00', '19:00'])),
    'notice CH-ArG-17a 2026-11-23 570/540',
    'notice CH-ArG-17a 2026-11-23 630/600',
  ),
  law(
    'rest of ten hours, once',
    'ArG Art. 15a',
    '23:00 to 9:00',
    ch([...on('18:00', '23:00'), duty(tuesday, '09:00', '14:00')]),
    'notice CH-ArG-15a-2 2026-11-24 600/660',
  ),
  law(
    'rest of ten hours, twice in a week',
    'ArG Art. 15a',
    'the second is one too many',
    ch([
      ...on('18:00', '23:00'),
      duty(tuesday, '09:00', '14:00'),
      duty('2026-11-26', '18:00', '23:00'),
      duty('2026-11-27', '09:00', '14:00'),
    ]),
    'notice CH-ArG-15a-2 2026-11-24 600/660',
    'breach CH-ArG-15a-2 2026-11-27 600/660',
  ),
  law(
    'rest of ten hours, once in each of two weeks',
    'ArG Art. 15a',
    'Tuesday and the Tuesday after',
    ch([
      ...on('18:00', '23:00'),
      duty(tuesday, '09:00', '14:00'),
      duty('2026-11-30', '18:00', '23:00'),
      duty('2026-12-01', '09:00', '14:00'),
    ]),
    'notice CH-ArG-15a-2 2026-11-24 600/660',
    'notice CH-ArG-15a-2 2026-12-01 600/660',
  ),
  law(
    'rest of seven and a half hours',
    'ArG Art. 15a',
    '23:00 to 6:30 = 450 < 480',
    ch([...on('18:00', '23:00'), duty(tuesday, '06:30', '11:30')]),
    'breach CH-ArG-15a 2026-11-24 450/660',
  ),
  law(
    '51 hours in an inn',
    'ArG Art. 9',
    '6 x 510 = 3060 > 3000',
    ch(dates(monday, 6).map((date) => duty(date, '08:00', '17:00', ['12:30', '13:00']))),
    'notice CH-ArG-9 2026-11-28 3060/3000',
  ),
  law(
    '46 hours in an office',
    'ArG Art. 9',
    '5 x 540 + 60 = 2760 > 2700',
    ch(
      [
        ...dates(monday, 5).map((date) => duty(date, '08:00', '17:30', ['12:30', '13:00'])),
        duty('2026-11-28', '08:00', '09:00'),
      ],
      office,
    ),
    'notice CH-ArG-9 2026-11-28 2760/2700',
  ),
  law(
    '140 hours of overtime in a year',
    'ArG Art. 9',
    '14 weeks x 10 h',
    ch(
      dates('2026-01-05', 14, 7).flatMap((first) => dates(first, 6).map((date) => duty(date, '08:00', '19:00', hour))),
      { only: 'CH-ArG-12-2' },
    ),
  ),
  law(
    'more than 140 hours of overtime in a year',
    'ArG Art. 9',
    '15 weeks x 10 h = 9000 > 8400',
    ch(
      dates('2026-01-05', 15, 7).flatMap((first) => dates(first, 6).map((date) => duty(date, '08:00', '19:00', hour))),
      { only: 'CH-ArG-12-2' },
    ),
    'breach CH-ArG-12-2 2026-04-18 9000/8400',
  ),
  law(
    'an office on Sunday',
    'ArG Art. 18',
    '2 h',
    ch([duty('2026-11-22', '10:00', '12:00')], office),
    'notice CH-ArG-18 2026-11-22 120/0',
  ),
  law(
    'an office on Saturday until half past eleven: Sunday begins at eleven',
    'ArG Art. 18',
    '23:00 to 23:30, both night and Sunday',
    ch([duty('2026-11-21', '22:00', '23:30')], office),
    'notice CH-ArG-16 2026-11-21 30/0',
    'notice CH-ArG-18 2026-11-22 30/0',
  ),
  law('an inn on Sunday (ArGV 2 Art. 23)', 'ArG Art. 18', '2 h', ch([duty('2026-11-22', '10:00', '12:00')])),
  law(
    'nine hours and ten minutes',
    'ArG Art. 31',
    '550 > 540',
    ch(on('10:00', '20:10', ['14:00', '15:00']), young),
    'breach CH-ArG-31-1 2026-11-23 550/540',
  ),
  law(
    'within twelve hours',
    'ArG Art. 31',
    '9:00 to 21:30 = 750 > 720',
    ch([duty(monday, '09:00', '13:00'), duty(monday, '17:30', '21:30')], young),
    'breach CH-ArG-31-2 2026-11-23 750/720',
  ),
  law(
    '15 years old until half past eight',
    'ArG Art. 31',
    '20:00 to 20:30',
    ch(on('17:00', '20:30'), { birthDate: '2011-06-01' }),
    'breach CH-ArG-31-2 2026-11-23 30/0',
  ),
  law(
    '16 years old until half past ten',
    'ArG Art. 31',
    '22:00 to 22:30',
    ch(on('18:30', '22:30'), young),
    'breach CH-ArG-31-2 2026-11-23 30/0',
  ),
  law(
    'half an hour short of twelve',
    'ArG Art. 31',
    '21:30 to 9:00',
    ch([...on('17:30', '21:30'), duty(tuesday, '09:00', '13:00')], young),
    'breach CH-ArGV5-16 2026-11-24 690/720',
  ),
  law(
    'a Sunday in a shop',
    'ArG Art. 31',
    '2 h',
    ch([duty('2026-11-22', '10:00', '12:00')], { ...young, ...other }),
    'breach CH-ArG-31-4 2026-11-22 120/0',
  ),
  law(
    'a Sunday in an inn: allowed to those who learn there',
    'ArG Art. 31',
    '2 h',
    ch([duty('2026-11-22', '10:00', '12:00')], young),
    'notice CH-ArG-31-4 2026-11-22 120/0',
  ),
];

export const liechtensteinLawCases: readonly LawCase[] = [
  law(
    '48 hours in an inn',
    'LI ArG Art. 9',
    '6 x 480 = 2880',
    li(dates(monday, 6).map((date) => duty(date, '08:00', '16:30', half))),
  ),
  law(
    '49 hours in an inn',
    'LI ArG Art. 9',
    '6 x 490 = 2940 > 2880',
    li(dates(monday, 6).map((date) => duty(date, '08:00', '16:40', half))),
    'notice LI-ArG-9 2026-11-28 2940/2880',
  ),
  law(
    '46 hours in an office',
    'LI ArG Art. 9',
    '5 x 540 + 60 = 2760 > 2700',
    li(
      [...dates(monday, 5).map((date) => duty(date, '08:00', '17:30', half)), duty('2026-11-28', '08:00', '09:00')],
      office,
    ),
    'notice LI-ArG-9 2026-11-28 2760/2700',
  ),
  law(
    '41 hours of somebody young',
    'LI ArG Art. 9',
    '2460 > 2400',
    li(
      [...dates(monday, 5).map((date) => duty(date, '08:00', '16:30', half)), duty('2026-11-28', '08:00', '09:00')],
      young,
    ),
    'notice LI-ArG-9 2026-11-28 2460/2400',
  ),
  law(
    'an office on Sunday',
    'LI ArG Art. 18',
    '2 h',
    li([duty('2026-11-22', '10:00', '12:00')], office),
    'notice LI-ArG-18-1 2026-11-22 120/0',
  ),
  law(
    'an office on a public holiday',
    'LI ArG Art. 18',
    '2 h',
    li([duty('2026-12-08', '10:00', '12:00')], { ...office, publicHolidays: ['2026-12-08'] }),
    'notice LI-ArG-18-2 2026-12-08 120/0',
  ),
  law('no text on breaks is known, so nothing is said', 'general', '8 h', li(on('08:00', '16:00'))),
];
