import { parseNumber } from '@theke/admin/forms/editors/parse-number.ts';
import type { EmploymentDraft, EmploymentOnWire, Trade } from '@theke/contracts/time-tracking/employment';
import type { HolidayRegion } from '@theke/rules/working-time/public-holidays';
import { minutesText, typedMinutes } from '../shared/hours-text.ts';
import { sheetMessages } from '../shared/sheet-messages.de.ts';

const messages = sheetMessages.agreed;

export type TypedTerms = { validFrom: string; weekly: string; weekdays: number[]; followsPlan: boolean; days: string };
/** Form values of an employment; numbers are texts. */
export type TypedEmployment = {
  region: HolidayRegion;
  trade: Trade;
  employedFrom: string;
  endsOn: string;
  birthDate: string;
  yearKind: EmploymentDraft['yearKind'];
  countsFrom: string;
  opening: string;
  notifiedYears: string;
  carried: { year: string; days: string }[];
  terms: TypedTerms[];
};

const numberText = (days: number): string => String(days).replace('.', ',');

/** Default holiday region by time zone, where the zone identifies the country. */
const regionOfZone: Readonly<Record<string, HolidayRegion>> = {
  'Europe/Berlin': 'DE-BE',
  'Europe/Zurich': 'CH',
  'Europe/Vaduz': 'LI',
};

const laterOf = (first: string, second: string): string => (first > second ? first : second);

/**
 * @param today first day of employment and of the balance if nothing was agreed yet: a new employee starts at 0
 * (TIME-06)
 */
export function typedEmployment(
  found: EmploymentOnWire | null,
  { today, zone }: { today: string; zone: string },
): TypedEmployment {
  if (!found)
    return {
      region: regionOfZone[zone] ?? 'AT',
      trade: 'hospitality',
      employedFrom: today,
      endsOn: '',
      birthDate: '',
      yearKind: 'calendar',
      countsFrom: today,
      opening: '0:00',
      notifiedYears: '',
      carried: [],
      terms: [{ validFrom: today, weekly: '', weekdays: [1, 2, 3, 4, 5], followsPlan: false, days: '25' }],
    };
  return {
    region: found.region,
    trade: found.trade,
    employedFrom: found.employedFrom,
    endsOn: found.endsOn ?? '',
    birthDate: found.birthDate ?? '',
    yearKind: found.yearKind,
    countsFrom: found.countsFrom,
    opening: minutesText(found.openingMinutes),
    notifiedYears: found.toldYears.join(', '),
    carried: found.carriedIn.map(({ year, days }) => ({ year: String(year), days: numberText(days) })),
    terms: found.terms.map((one) => ({
      validFrom: one.validFrom,
      weekly: minutesText(one.weeklyMinutes),
      weekdays: [...one.weekdays],
      followsPlan: one.followsPlan,
      days: numberText(one.holidayDays),
    })),
  };
}

/**
 * Moves the first day of an employment that is not saved yet. The balance begins with it, but not before today: nobody
 * starts with a debt of days of which there are no punches. Days that were typed by hand stay.
 */
export function moveFirstDay(typed: TypedEmployment, employedFrom: string, today: string): TypedEmployment {
  if (employedFrom === '') return { ...typed, employedFrom };
  const before = typed.employedFrom || today;
  return {
    ...typed,
    employedFrom,
    countsFrom: typed.countsFrom === laterOf(before, today) ? laterOf(employedFrom, today) : typed.countsFrom,
    terms: typed.terms.map((one, at) =>
      at === 0 && one.validFrom === before ? { ...one, validFrom: employedFrom } : one,
    ),
  };
}

const typedDays = (text: string): number | undefined => {
  const days = parseNumber(text);
  return days !== null && days >= 0 && Number.isInteger(days * 2) ? days : undefined;
};
const typedYear = (text: string): number | undefined => (/^\d{4}$/.test(text.trim()) ? Number(text) : undefined);
const yearsIn = (text: string): (number | undefined)[] =>
  text
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(typedYear);

export type EmploymentFaults = Partial<Record<string, string>>;

/** Invalid fields by path: `weekly.0`, `opening`. */
export function faultsOf(typed: TypedEmployment): EmploymentFaults {
  const faults: EmploymentFaults = {};
  const check = (field: string, isWrong: boolean, message: string) => {
    if (isWrong) faults[field] = message;
  };
  check('employedFrom', typed.employedFrom === '', messages.missing);
  check('countsFrom', typed.countsFrom === '', messages.missing);
  check('opening', typedMinutes(typed.opening) === undefined, messages.wrongHours);
  check('notifiedYears', yearsIn(typed.notifiedYears).includes(undefined), messages.wrongYears);
  for (const [at, { validFrom, weekly, days }] of typed.terms.entries()) {
    check(`validFrom.${at}`, validFrom === '', messages.missing);
    check(`weekly.${at}`, (typedMinutes(weekly) ?? -1) < 0, messages.wrongHours);
    check(`days.${at}`, typedDays(days) === undefined, messages.wrongDays);
  }
  for (const [at, { year, days }] of typed.carried.entries()) {
    check(`carriedYear.${at}`, typedYear(year) === undefined, messages.wrongYears);
    check(`carriedDays.${at}`, typedDays(days) === undefined, messages.wrongDays);
  }
  return faults;
}

/** Converts valid form values for the request. */
export const sentEmployment = (typed: TypedEmployment): EmploymentDraft => ({
  region: typed.region,
  trade: typed.trade,
  employedFrom: typed.employedFrom,
  endsOn: typed.endsOn || null,
  birthDate: typed.birthDate || null,
  yearKind: typed.yearKind,
  countsFrom: typed.countsFrom,
  openingMinutes: typedMinutes(typed.opening) ?? 0,
  toldYears: yearsIn(typed.notifiedYears).filter((year) => year !== undefined),
  carriedIn: typed.carried.map(({ year, days }) => ({ year: typedYear(year) ?? 0, days: typedDays(days) ?? 0 })),
  terms: typed.terms.map((one) => ({
    validFrom: one.validFrom,
    weeklyMinutes: typedMinutes(one.weekly) ?? 0,
    weekdays: one.weekdays.toSorted((first, second) => first - second),
    followsPlan: one.followsPlan,
    holidayDays: typedDays(one.days) ?? 0,
  })),
});
