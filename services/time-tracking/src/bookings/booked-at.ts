import type { Booking } from '@theke/contracts/time-tracking/working-activity';
import type { Transaction } from '@theke/kit/database/database';
import { invalid } from '@theke/kit/problem';
import { known } from '../copies.ts';
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
export async function bookedAt(tx: Transaction, asked: Booking, where: Where): Promise<Booking | null> {
  if (!asked.project && !asked.task) return null;
  const task = asked.task && (await bookingStore.task(tx, asked.task.id, where));
  if (asked.task && !task && !where.isLate) throw gone('task');
  const wanted = asked.project ?? task?.project ?? null;
  const project = wanted && (await known.stores.projects.find(tx, wanted.id)) ? wanted : null;
  if (asked.project && !project && !where.isLate) throw gone('project');
  return project || task ? { project: project && { id: project.id }, task: task ? { id: task.id } : null } : null;
}

const gone = (field: string) =>
  invalid('UNKNOWN_REFERENCE', 'Diesen Eintrag gibt es nicht mehr. Bitte wählen Sie einen anderen.', field);
