import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { byId, exampleIds, id, money, ref } from '../wire.ts';
import { sheetDay } from './sheet-day.ts';
import { planMonday } from './working-schedule.ts';

/** Hourly wage for the cost of plans, in the tenant's currency; not used for payroll. */
const wage = z.strictObject({
  validFrom: field(sheetDay, 'Gilt ab'),
  hourly: field(money, 'Stundenlohn', { personal: true, widget: 'money' }),
});
export const wagesDraft = z.strictObject({ wages: field(z.array(wage).max(50), 'Stundenlöhne') });
export type WagesDraft = z.output<typeof wagesDraft>;

const version = field(z.int().min(0).max(2_147_483_647), 'Version');
/** Latest first. `version` is 0 if none is stored. */
export const wages = wagesDraft.extend({ user: field(ref, 'Person'), version });
export type WagesOnWire = z.output<typeof wages>;

const base = { service: 'time-tracking', path: '/working-people/:id/wages', params: byId, status: 200 } as const;
const reply = { kind: 'data' as const, schema: wages };

/** For admins. Access is logged (TIME-10). */
export const readWages = endpoint({
  ...base,
  name: 'readWages',
  method: 'GET',
  summary: 'Stundenlöhne einer Person laden',
  needs: 'wages.read',
  reply,
  example: { params: { id: exampleIds.user } },
});

/** Replaces all wages. 409 STALE_VERSION, 422 for two wages from the same day. */
export const saveWages = endpoint({
  ...base,
  name: 'saveWages',
  method: 'PUT',
  summary: 'Stundenlöhne einer Person speichern',
  needs: 'wages.write',
  body: wagesDraft.extend({ version }),
  reply,
  example: {
    params: { id: exampleIds.user },
    body: { version: 0, wages: [{ validFrom: '2026-01-01', hourly: 14.5 }] },
  },
});

/**
 * Cost as a decimal number in the tenant's currency, and the number of shifts without a known wage, which are not
 * included.
 */
const cost = { cost: z.number(), unpriced: z.int() };

/**
 * Cost of a planned week: paid time at hourly wages, without supplements and employer contributions (TIME-19). Open
 * shifts cost nothing. Days and people without shifts are left out. For admins, because wages can be derived from it.
 * Access is logged (TIME-10).
 */
export const readPlanCost = endpoint({
  service: 'time-tracking',
  name: 'readPlanCost',
  method: 'GET',
  path: '/working-schedules/cost',
  summary: 'Dienste: was eine Woche kostet',
  needs: 'wages.read',
  query: z.strictObject({ branch: field(id, 'Filiale'), monday: planMonday }),
  reply: {
    kind: 'data',
    schema: z.object({
      total: z.object(cost),
      days: z.array(z.object({ date: z.iso.date(), ...cost })),
      people: z.array(z.object({ user: ref, ...cost })),
    }),
  },
  status: 200,
  example: { query: { branch: exampleIds.branch, monday: '2030-01-07' } },
});
export type PlanCostOnWire = z.output<typeof readPlanCost.reply.schema>;

/** For the audit log: records that a wage was changed, without the amount. */
export const wagesChanged = defineEvent({
  type: 'time-tracking.wages-changed.v1',
  summary: 'Der Stundenlohn einer Person wurde geändert.',
  data: z.object({ user: field(ref, 'Person') }),
  example: { user: { id: exampleIds.user } },
  isForOutside: true,
});

export const wageEndpoints = [readWages, saveWages, readPlanCost] as const;
