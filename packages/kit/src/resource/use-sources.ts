import { scheduleChanged, scheduleDeleted } from '@theke/contracts/time-tracking/schedule-events';
import { tasks } from '@theke/contracts/time-tracking/task';
import { workingSchedules } from '@theke/contracts/time-tracking/working-schedule';
import { useSource } from './uses.ts';

/** Shifts, planned or published, until they end. */
export const shiftSource = useSource({
  kind: workingSchedules.name,
  events: { changed: scheduleChanged, deleted: scheduleDeleted },
  describe: ({ role, startAt, endAt }) => ({ name: role, at: startAt, until: endAt }),
});

/** Tasks until they are done. */
export const taskSource = useSource({
  kind: tasks.name,
  events: tasks.events,
  describe: ({ title, state }) => (state === 'done' ? undefined : { name: title }),
});
