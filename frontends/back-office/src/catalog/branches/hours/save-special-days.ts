import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { draftOf } from '@theke/admin/api/resource.ts';
import { type Branch, branches } from '@theke/contracts/catalog/branch';
import { type Period, readWeekHours, withSpecialDays, writeWeekHours } from '@theke/rules/hours/week-hours';
import { ApiError } from '@theke/ui/api-error';

type Hours = Pick<Branch, 'openingHours' | 'deliveryHours'>;
/** Hours of a branch before a change. */
export type FormerHours = { id: string; former: Hours };

/** Attempts if others save at the same time. */
const max = 3;

/** @returns the branch's hours before the change @throws ApiError if the branch was deleted or has too many rules */
async function changeHours(api: OfficeApi, id: string, change: (hours: Hours) => Hours): Promise<FormerHours> {
  for (let attempt = 1; ; attempt++) {
    const record = await api(branches.endpoints.read, { params: { id } });
    const { openingHours, deliveryHours } = record;
    const former = { openingHours, deliveryHours };
    const body = { ...(draftOf(branches, record) as Branch), ...change(former), version: record.version };
    try {
      await api(branches.endpoints.update, { params: { id }, body });
      return { id, former };
    } catch (error) {
      if (attempt === max || !ApiError.from(error).has('STALE_VERSION')) throw error;
    }
  }
}

/** Sets the hours of dates in a branch. Separate delivery hours change alike, if there are any. */
export const saveSpecialDays = (api: OfficeApi, id: string, dates: readonly string[], periods: readonly Period[]) => {
  const withDays = (rules: Branch['openingHours']) =>
    writeWeekHours(withSpecialDays(readWeekHours(rules), dates, periods)) as Branch['openingHours'];
  return changeHours(api, id, ({ openingHours, deliveryHours }) => ({
    openingHours: withDays(openingHours),
    deliveryHours: deliveryHours.length > 0 ? withDays(deliveryHours) : deliveryHours,
  }));
};

/** Restores the hours from before a change. */
export const restoreHours = (api: OfficeApi, { id, former }: FormerHours) => changeHours(api, id, () => former);
