import type { Filter, UnitOfWork } from '@theke/kit/resource/resource-store';
import { zoneOfBusiness } from '@theke/rules/hours/zone-of-business';
import { addDays, dateOf, localTime } from '@theke/rules/time/local-time';
import { copied } from '../copies.ts';

/** What is running, and what is over, on the day that it is for the business: a project runs on the day of its end still. Without a start it is neither. */
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
