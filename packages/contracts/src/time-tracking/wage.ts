import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { byId, exampleIds, id, money, ref } from '../wire.ts';
import { sheetDay } from './sheet-day.ts';
import { planMonday } from './working-schedule.ts';

/** Of what a plan costs; no payroll is made of it. In the tenant's currency. */
const wage = z.strictObject({
  validFrom: field(sheetDay, 'Gilt ab'),
  hourly: field(money, 'Stundenlohn', { personal: true, widget: 'money' }),
});
export const wagesDraft = z.strictObject({ wages: field(z.array(wage).max(50), 'Stundenlöhne') });
export type WagesDraft = z.output<typeof wagesDraft>;

const version = field(z.int().min(0).max(2_147_483_647), 'Version');
/** The latest first. `version` is 0 while there are none. */
export const wages = wagesDraft.extend({ user: field(ref, 'Person'), version });
export type WagesOnWire = z.output<typeof wages>;

const base = { service: 'time-tracking', path: '/working-people/:id/wages', params: byId, status: 200 } as const;
const reply = { kind: 'data' as const, schema: wages };

/** For admins. The look is told (TIME-10). */
export const readWages = endpoint({
  ...base,
  name: 'readWages',
  method: 'GET',
  summary: 'Stundenlöhne einer Person laden',
  needs: 'wages.read',
  reply,
  example: { params: { id: exampleIds.user } },
});

/** All of them at once. 409 STALE_VERSION, 422 for two wages from the same day on. */
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

/** A decimal number of the tenant's currency, a sum of many; and how many shifts are not in it because nothing is known of the wage. */
const cost = { cost: z.number(), unpriced: z.int() };

/**
 * What a week costs as it is planned: paid time at hourly wages, without supplements and what an employer pays besides (TIME-19). Of open shifts there
 * is none. Days and people of whom nothing is planned are left out. For admins: sums tell wages. Looks at wages are told (TIME-10).
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

/** For the audit trail: that somebody's wage was written down, and not which. */
export const wagesChanged = defineEvent({
  type: 'time-tracking.wages-changed.v1',
  summary: 'Der Stundenlohn einer Person wurde geändert.',
  data: z.object({ user: field(ref, 'Person') }),
  example: { user: { id: exampleIds.user } },
  isForOutside: true,
});

export const wageEndpoints = [readWages, saveWages, readPlanCost] as const;
