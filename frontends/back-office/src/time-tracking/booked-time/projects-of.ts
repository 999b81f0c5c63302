import type { BookedTimeRow } from '@theke/contracts/time-tracking/booked-time';
import { bookedTimeMessages } from './booked-time-messages.de.ts';

/** Time of a project; `tasks` are its rows, if there is more than one sum. */
export type BookedProject = {
  id: string;
  name: string;
  activities: number;
  seconds: number;
  tasks: readonly BookedTimeRow[];
};

export const projectText = ({ project, projectName }: BookedTimeRow): string =>
  project === null ? bookedTimeMessages.noProject : projectName || bookedTimeMessages.gone;
export const taskText = ({ task, taskName }: BookedTimeRow): string =>
  task === null ? bookedTimeMessages.noTask : taskName || bookedTimeMessages.gone;

/** Groups rows by project and keeps their order. */
export function projectsOf(rows: readonly BookedTimeRow[]): BookedProject[] {
  const found = new Map<string, BookedTimeRow[]>();
  for (const row of rows) {
    const id = row.project?.id ?? '';
    found.set(id, [...(found.get(id) ?? []), row]);
  }
  return [...found].map(([id, projectRows]) => ({
    id,
    name: projectRows[0] ? projectText(projectRows[0]) : '',
    activities: projectRows.reduce((sum, { activities }) => sum + activities, 0),
    seconds: projectRows.reduce((sum, { seconds }) => sum + seconds, 0),
    tasks: projectRows.some(({ task }) => task !== null) ? projectRows : [],
  }));
}
