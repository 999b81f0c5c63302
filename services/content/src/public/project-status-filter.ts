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
    const started = { startDateUntil: addDays(today, 1) };
    return status === 'completed'
      ? [{ ...started, endDateUntil: today }]
      : [
          { ...started, endDate: null },
          { ...started, endDateFrom: today },
        ];
  };
