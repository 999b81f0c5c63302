import { timeTrackingContract } from '@theke/contracts/time-tracking/contract';
import { defineService } from '@theke/kit/service';
import { z } from 'zod';
import { absenceRoutes } from './absences/absence-routes.ts';
import { activityRoutes } from './activities/activity-routes.ts';
import { activitySnapshots } from './activities/activity-snapshots.ts';
import { bookedTimeRoutes } from './bookings/booked-time-routes.ts';
import { copied, tenantCopies } from './copies.ts';
import { correctionRoutes } from './corrections/correction-routes.ts';
import { employmentRoutes } from './employments/employment-routes.ts';
import { monthFileRoutes } from './month-files/month-file-routes.ts';
import { monthRoutes } from './months/month-routes.ts';
import { ownTimeRoutes } from './own-time/own-time-routes.ts';
import { personRoutes } from './people/person-routes.ts';
import { deleteExpiredTimes, departures } from './personal-data/departures.ts';
import { personalDataRoutes } from './personal-data/personal-data-routes.ts';
import { profileRoutes } from './profiles/profile-routes.ts';
import { publishedSnapshots } from './schedules/published-store.ts';
import { scheduleRoutes } from './schedules/schedule-routes.ts';
import { scheduleSnapshots } from './schedules/schedule-store.ts';
import { sheetRoutes } from './sheets/sheet-routes.ts';
import { shiftCalendarRoutes } from './shift-calendar/shift-calendar-routes.ts';
import { swapRoutes } from './swaps/swap-routes.ts';
import { removeDeletedAssignees } from './tasks/assignees-gone.ts';
import { noteFiles } from './tasks/note-files.ts';
import { recurringTasks } from './tasks/recurring-tasks.ts';
import { taskHooks } from './tasks/task-hooks.ts';
import { taskRoutes } from './tasks/task-routes.ts';
import { teamRoutes } from './team/team-routes.ts';
import { terminalCallRoutes } from './terminals/terminal-calls.ts';
import { terminalRoutes } from './terminals/terminal-routes.ts';
import { wageRoutes } from './wages/wage-routes.ts';
import { templateRoutes } from './week-templates/template-routes.ts';

/** Time tracking: working times from terminal punches and corrections, plans and tasks. */
export const timeTracking = defineService({
  contract: timeTrackingContract,
  config: z.object({}),
  migrations: new URL('../migrations/', import.meta.url),
  references: copied.stores,
  resources: (base) => ({ tasks: taskHooks(base) }),
  setup(base) {
    const { terminals, tasks, taskTemplates } = base.resources;
    return {
      snapshots: [activitySnapshots(base.db), publishedSnapshots(base.db), scheduleSnapshots(base.db)],
      subscriptions: [
        ...copied.subscriptions(),
        ...tenantCopies.subscriptions(),
        departures(base),
        noteFiles({ ...base, store: tasks.store }),
        removeDeletedAssignees({ ...base, tasks: tasks.store, templates: taskTemplates.store }),
      ],
      routes: [
        ...terminalRoutes({ ...base, find: terminals.store.find }),
        ...terminalCallRoutes(base),
        ...ownTimeRoutes(base),
        ...shiftCalendarRoutes(base),
        ...activityRoutes(base),
        ...personRoutes(base),
        ...employmentRoutes(base),
        ...absenceRoutes(base),
        ...sheetRoutes(base),
        ...taskRoutes({ ...base, store: tasks.store }),
        ...wageRoutes(base),
        ...scheduleRoutes(base),
        ...swapRoutes(base),
        ...templateRoutes(base),
        ...monthRoutes(base),
        ...monthFileRoutes(base),
        ...personalDataRoutes(base),
        ...teamRoutes(base),
        ...bookedTimeRoutes(base),
        ...profileRoutes(base),
        ...correctionRoutes(base),
      ],
      jobs: [recurringTasks({ ...base, store: tasks.store, templates: taskTemplates }), deleteExpiredTimes(base)],
    };
  },
});
