import type { Branch } from '@theke/contracts/catalog/branch';
import { type Access, accessibleBranches, isReached } from '@theke/contracts/permissions';
import {
  applyWeekTemplate,
  createWeekTemplate,
  deleteWeekTemplate,
  listWeekTemplates,
  weekTemplates,
} from '@theke/contracts/time-tracking/week-template';
import type { Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { weekSpan } from '@theke/rules/working-time/plan/week-span';
import { copied } from '../copies.ts';
import { placeShifts } from '../schedules/place-shifts.ts';
import { refusedShift } from '../schedules/refused-shift.ts';
import { scheduleStore } from '../schedules/schedule-store.ts';
import { type StoredTemplate, templateStore, toWire } from './template-store.ts';

/** Routes for week templates of managers. */
export function templateRoutes({ db, newId }: Pick<ServiceBase<unknown>, 'db' | 'newId'>): Route[] {
  /** @throws Problem 404 */
  async function reached(tx: Transaction, id: string, access: Access): Promise<StoredTemplate> {
    const found = await templateStore.find(tx, id);
    if (!found || !isReached(access, { branch: found.branch.id })) throw unknown(`Die ${weekTemplates.label.one}`);
    return found;
  }

  /** @throws Problem 422 for a branch that the caller does not manage */
  async function findBranch(tx: Transaction, { id }: { id: string }, access: Access): Promise<Branch> {
    const branch = isReached(access, { branch: id }) ? await copied.stores.branches.find(tx, id) : undefined;
    if (!branch) throw refusedShift('UNKNOWN_BRANCH');
    return branch;
  }

  return [
    route(listWeekTemplates, ({ tenant, query, access }) =>
      db.withTenant(tenant, (tx) => templateStore.list(tx, query, accessibleBranches(access))),
    ),
    route(createWeekTemplate, ({ tenant, body, access }) =>
      db.withTenant(tenant, async (tx) => {
        const branch = await findBranch(tx, body.branch, access);
        const planned = await scheduleStore.inBranch(tx, branch.id, weekSpan(branch.timeZone, body.monday));
        if (planned.length === 0) throw refusedShift('NOTHING_PLANNED');
        const shifts = planned.map(({ id, version, state, branch: _, ...shift }) => shift);
        const made = { ...body, id: newId(), version: 1, branch: { id: branch.id }, shifts };
        if (!(await templateStore.insert(tx, made))) throw refusedShift('NAME_TAKEN');
        return toWire(made);
      }),
    ),
    route(applyWeekTemplate, ({ tenant, params, body: { monday }, access }) =>
      db.withTenant(tenant, async (tx) => {
        const { shifts, branch: branchId, monday: from } = await reached(tx, params.id, access);
        const branch = await findBranch(tx, branchId, access);
        scheduleStore.lock(tx, branch.id);
        return placeShifts(tx, shifts, { branch, from, monday, newId });
      }),
    ),
    route(deleteWeekTemplate, ({ tenant, params, access }) =>
      db.withTenant(tenant, async (tx) => {
        const { id } = await reached(tx, params.id, access);
        await templateStore.remove(tx, id);
        return undefined;
      }),
    ),
  ];
}
