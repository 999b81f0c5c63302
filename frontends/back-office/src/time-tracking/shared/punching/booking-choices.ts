import type { Bookable, Booking } from '@theke/contracts/time-tracking/working-activity';
import type { Choice } from '@theke/ui/select';
import { punchMessages } from './punch-messages.de.ts';

/** Choices for a person: own tasks first, then projects, then other tasks of the branch. */
export function bookingChoices({ projects, tasks }: Bookable, person: string): Choice[] {
  const isOwn = ({ assignees }: Bookable['tasks'][number]) => assignees.some(({ id }) => id === person);
  const ownTasks = tasks.filter(isOwn);
  const otherTasks = tasks.filter((task) => !isOwn(task));
  return [
    ...ownTasks.map(({ id, number, title }) => ({ value: `task ${id}`, label: punchMessages.ownTask(number, title) })),
    ...projects.map(({ id, name }) => ({ value: `project ${id}`, label: punchMessages.project(name) })),
    ...otherTasks.map(({ id, number, title }) => ({ value: `task ${id}`, label: punchMessages.task(number, title) })),
  ];
}

/** Booking of a choice; undefined without a choice, or if it is no longer offered. */
export function bookingOf(chosen: string, bookable: Bookable | undefined): Booking | undefined {
  const [kind, id] = chosen.split(' ');
  const project = kind === 'project' && bookable?.projects.find((one) => one.id === id);
  if (project) return { project: { id: project.id }, task: null };
  const task = kind === 'task' && bookable?.tasks.find((one) => one.id === id);
  return task ? { project: task.project, task: { id: task.id } } : undefined;
}
