import { branches } from '../catalog/branch.ts';
import { projects } from '../content/project.ts';
import { tenantChanged } from '../identity/tenant.ts';
import { users } from '../identity/user.ts';
import { taskFileDeleted, taskFileStored } from '../media/task-file.ts';
import { changesOf, defineContract } from '../service-contract.ts';
import { absenceChanged, absenceEndpoints } from './absence.ts';
import { absenceAsked, absenceDecided } from './absence-asked.ts';
import { listAbsenceRequests } from './absence-request.ts';
import { readBookedTime } from './booked-time.ts';
import { closedMonthEndpoints, monthChanged, monthClosed, monthReopened } from './closed-month.ts';
import { correctionRequestChanged, correctionRequestEndpoints } from './correction-request.ts';
import { employmentChanged, employmentEndpoints } from './employment.ts';
import { monthFileEndpoints } from './month-file.ts';
import { ownDevicesChanged } from './own-devices-changed.ts';
import { ownTimeEndpoints } from './own-time.ts';
import { readPersonalData } from './personal-data.ts';
import { publishedShifts, scheduleChanged, scheduleDeleted, scheduleEvents } from './schedule-events.ts';
import { shiftCalendarEndpoints } from './shift-calendar.ts';
import { shiftSwapChanged, shiftSwapEndpoints } from './shift-swap.ts';
import { taskEndpoints, tasks } from './task.ts';
import { taskAssigned } from './task-assigned.ts';
import { taskTemplates } from './task-template.ts';
import { readTeamMonth } from './team-month.ts';
import { terminalEndpoints, terminals } from './terminal.ts';
import { terminalCalls } from './terminal-calls.ts';
import { timeSheetEndpoints } from './time-sheet.ts';
import { userProfileEndpoints } from './user-profile.ts';
import { wageEndpoints, wagesChanged } from './wage.ts';
import { weekTemplateEndpoints } from './week-template.ts';
import { workingActivityEndpoints } from './working-activity.ts';
import { workingActivityState, workingEvents } from './working-events.ts';
import { workingPersonEndpoints } from './working-person.ts';
import { workingScheduleEndpoints } from './working-schedule.ts';

export const timeTrackingContract = defineContract({
  service: 'time-tracking',
  resources: { terminals, taskTemplates, tasks },
  pathPrefixes: userProfileEndpoints.map(({ path }) => path),
  snapshots: [workingActivityState.snapshot, ...Object.values(publishedShifts), scheduleChanged, scheduleDeleted],
  endpoints: [
    ...terminalEndpoints,
    ...terminalCalls,
    ...ownTimeEndpoints,
    ...shiftCalendarEndpoints,
    ...workingActivityEndpoints,
    ...workingPersonEndpoints,
    ...employmentEndpoints,
    // Before `/absences/:id`.
    listAbsenceRequests,
    ...absenceEndpoints,
    ...timeSheetEndpoints,
    ...taskEndpoints,
    ...wageEndpoints,
    ...workingScheduleEndpoints,
    ...shiftSwapEndpoints,
    ...weekTemplateEndpoints,
    ...closedMonthEndpoints,
    ...monthFileEndpoints,
    readTeamMonth,
    readBookedTime,
    readPersonalData,
    ...userProfileEndpoints,
    ...correctionRequestEndpoints,
  ],
  events: [
    ...workingEvents,
    ownDevicesChanged,
    employmentChanged,
    wagesChanged,
    absenceChanged,
    ...scheduleEvents,
    shiftSwapChanged,
    monthClosed,
    monthReopened,
    monthChanged,
    correctionRequestChanged,
    absenceAsked,
    absenceDecided,
    taskAssigned,
  ],
  subscribes: {
    copies: [...changesOf(branches), ...changesOf(users), ...changesOf(projects), tenantChanged],
    reactions: [users.events.deleted, taskFileStored, taskFileDeleted],
  },
});
