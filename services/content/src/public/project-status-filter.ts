import type { Filter, UnitOfWork } from '@theke/kit/resource/resource-store';
import { zoneOfBusiness } from '@theke/rules/hours/zone-of-business';
import { addDays, dateOf, localTime } from '@theke/rules/time/local-time';
import { copied } from '../copies.ts';

/**
 * Running and completed projects, by the business's current day; a project still runs on its last day. Without a start
 * date it is neither.
 */
export const projectsByStatus =
  (now: () => Date) =>
  async (status: string, unit: UnitOfWork): Promise<readonly Filter[]> => {
    const zone = zoneOfBusiness(await copied.stores.branches.all(unit));
    const today = dateOf(localTime(zone, now().getTime()));
    const begun = { startDateUntil: addDays(today, 1) };
    return status === 'completed'
      ? [{ ...begun, endDateUntil: today }]
      : [
          { ...begun, endDate: null },
          { ...begun, endDateFrom: today },
        ];
  };
