import type { Booking } from '@theke/contracts/time-tracking/working-activity';
import type { Transaction } from '@theke/kit/database/database';
import { invalid } from '@theke/kit/problem';
import { known } from '../copies.ts';
import { bookingStore } from './booking-store.ts';

type Where = {
  branch: string;
  person: string;
  /** Nobody stands there any more who could choose another: what is gone is left out, and the time counts. */
  isLate: boolean;
};

/**
 * What somebody works on, as it is written down (TIME-13): a project of the business, a task of the branch or of their own, with its project.
 * @returns null where nothing was chosen
 * @throws Problem 422 for what is not there
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
