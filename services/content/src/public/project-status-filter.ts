import type { Filter } from '@theke/kit/resource/resource-store';
import { addDays, dateOf, localTime } from '@theke/rules/time/local-time';

/** What is running, and what is over, on the day that it is: a project runs on the day of its end still. Without a start it is neither. */
export const projectsByStatus =
  (now: () => Date) =>
  (status: string): readonly Filter[] => {
    const today = dateOf(localTime('Europe/Vienna', now().getTime()));
    const begun = { startDateUntil: addDays(today, 1) };
    return status === 'completed'
      ? [{ ...begun, endDateUntil: today }]
      : [
          { ...begun, endDate: null },
          { ...begun, endDateFrom: today },
        ];
  };
