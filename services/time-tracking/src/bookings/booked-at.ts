import type { Booking } from '@theke/contracts/time-tracking/working-activity';
import type { Transaction } from '@theke/kit/database/database';
import { invalid } from '@theke/kit/problem';
import { copied } from '../copies.ts';
import { bookingStore } from './booking-store.ts';

type Where = {
  branch: string;
  person: string;
  /**
   * For late punches, unknown projects and tasks are dropped: nobody can correct them at the terminal, and the time
   * counts.
   */
  isLate: boolean;
};

/**
 * Checks the project and task of a punch (TIME-13): an existing project, and a task of the branch or the person, with
 * its project.
 * @returns null if nothing was chosen
 * @throws Problem 422 for an unknown project or task
 */
export async function bookedAt(tx: Transaction, requested: Booking, where: Where): Promise<Booking | null> {
  if (!requested.project && !requested.task) return null;
  const task = requested.task && (await bookingStore.task(tx, requested.task.id, where));
  if (requested.task && !task && !where.isLate) throw notBookable('task');
  const requestedProject = requested.project ?? task?.project ?? null;
  const project =
    requestedProject && (await copied.stores.projects.find(tx, requestedProject.id)) ? requestedProject : null;
  if (requested.project && !project && !where.isLate) throw notBookable('project');
  return project || task ? { project: project && { id: project.id }, task: task ? { id: task.id } : null } : null;
}

const notBookable = (field: string) =>
  invalid('UNKNOWN_REFERENCE', 'Diesen Eintrag gibt es nicht mehr. Bitte wählen Sie einen anderen.', field);
