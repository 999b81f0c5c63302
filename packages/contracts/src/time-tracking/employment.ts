import { holidayRegions } from '@theke/rules/working-time/public-holidays';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { byId, exampleIds, ref } from '../wire.ts';
import { sheetDay } from './sheet-day.ts';

const personal = { personal: true };

export const trade = z.enum(['hospitality', 'office', 'other']);
export type Trade = z.output<typeof trade>;
export const tradeLabels: Record<Trade, string> = {
  hospitality: 'Gastgewerbe',
  office: 'Büro',
  other: 'Andere',
};

export const yearKindLabels = { calendar: 'Kalenderjahr', service: 'Arbeitsjahr' } as const;

/** ISO 3166-2: the country whose laws apply, with the region if public holidays differ within the country. */
export const region = z.enum(holidayRegions);

/** Birth dates and contracts may precede the range of time sheets. */
const earlierDay = z.iso.date().refine((date) => date >= '1920-01-01' && date <= '2099-12-31', {
  error: 'Bitte geben Sie einen Tag zwischen 1920 und 2099 an.',
  params: { code: 'OUT_OF_RANGE' },
});
const year = z.int().min(2000).max(2099);

/** Agreed terms from a day until the next terms begin. */
const terms = z.strictObject({
  validFrom: field(earlierDay, 'Gilt ab'),
  weeklyMinutes: field(z.int().min(0).max(4_200), 'Minuten in der Woche'),
  /** 1 is Monday, 7 is Sunday. */
  weekdays: field(z.array(z.int().min(1).max(7)).max(7), 'Arbeitstage'),
  followsPlan: field(z.boolean(), 'Nach Dienstplan').default(false),
  /** Holiday days per year. */
  holidayDays: field(z.number().min(0).max(100).multipleOf(0.5), 'Urlaubstage im Jahr'),
});

/** Agreed working time and holiday entitlement of a person (TIME-06). */
export const employmentDraft = z.strictObject({
  region: field(region, 'Feiertage und Gesetze'),
  trade: field(trade, 'Tätigkeit', { choices: tradeLabels }).default('hospitality'),
  employedFrom: field(earlierDay, 'Beschäftigt seit'),
  endsOn: field(sheetDay.nullable(), 'Letzter Tag').default(null),
  /** Needed only by laws about minors. */
  birthDate: field(earlierDay.nullable(), 'Geboren am', personal).default(null),
  yearKind: field(z.enum(['calendar', 'service']), 'Urlaubsjahr', { choices: yearKindLabels }).default('calendar'),
  /** Earlier days are not part of the balance. */
  countsFrom: field(sheetDay, 'Saldo ab'),
  openingMinutes: field(z.int().min(-600_000).max(600_000), 'Übertrag in Minuten').default(0),
  /** Remaining holidays of years before the balance begins. */
  carriedIn: field(
    z.array(
      z.strictObject({ year: field(year, 'Jahr'), days: field(z.number().min(0).max(200).multipleOf(0.5), 'Tage') }),
    ),
    'Resturlaub',
  )
    .max(10)
    .default([]),
  /** Years for which the employer notified the person that remaining holidays will expire. */
  toldYears: field(z.array(year).max(30), 'Auf Verfall hingewiesen').default([]),
  terms: field(z.array(terms).min(1).max(50), 'Vereinbarungen'),
});
export type EmploymentDraft = z.output<typeof employmentDraft>;

export const employment = employmentDraft.extend({
  user: field(ref, 'Person'),
  /** 0 if none is stored. */
  version: field(z.int().min(0).max(2_147_483_647), 'Version'),
});
export type EmploymentOnWire = z.output<typeof employment>;

const example: z.input<typeof employmentDraft> = {
  region: 'AT',
  employedFrom: '2024-03-01',
  countsFrom: '2026-01-01',
  openingMinutes: 90,
  carriedIn: [{ year: 2025, days: 3 }],
  terms: [{ validFrom: '2024-03-01', weeklyMinutes: 2_310, weekdays: [1, 2, 3, 4, 5], holidayDays: 25 }],
};

const base = { service: 'time-tracking', path: '/working-people/:id/employment', params: byId, status: 200 } as const;

/** `null` if nothing is agreed. One's own, those of managed branches, or all (TIME-10). */
export const readEmployment = endpoint({
  ...base,
  name: 'readEmployment',
  method: 'GET',
  summary: 'Arbeitszeit einer Person laden',
  needs: 'working-times.read',
  reply: { kind: 'data', schema: employment.nullable() },
  example: { params: { id: exampleIds.user } },
});

/**
 * Replaces all fields and recalculates past balances. 409 STALE_VERSION if changed in between, MONTH_CLOSED if the
 * figures of a closed month would change.
 */
export const saveEmployment = endpoint({
  ...base,
  name: 'saveEmployment',
  method: 'PUT',
  summary: 'Arbeitszeit einer Person speichern',
  needs: 'working-times.write',
  body: employmentDraft.extend({ version: employment.shape.version }),
  reply: { kind: 'data', schema: employment },
  example: { params: { id: exampleIds.user }, body: { version: 0, ...example } },
});

/** For the audit log; contains no data of the employment. */
export const employmentChanged = defineEvent({
  type: 'time-tracking.employment-changed.v1',
  summary: 'Die Arbeitszeit einer Person wurde geändert.',
  data: z.object({ user: field(ref, 'Person') }),
  example: { user: { id: exampleIds.user } },
  isForOutside: true,
});

export const employmentEndpoints = [readEmployment, saveEmployment] as const;
