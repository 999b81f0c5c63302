import type { Transaction } from '@theke/kit/database/database';
import type { ActivityRow } from '../activities/activity-row.ts';
import { activityStore } from '../activities/activity-store.ts';
import type { StoredPunch } from '../activities/punch-store.ts';
import { writePunch } from '../activities/write-punch.ts';
import { refused } from '../errors.ts';
import { type Person, personStore } from '../people/person-store.ts';
import { refuseDisabled } from '../people/refuse-disabled.ts';
import { bookedAt } from './booked-at.ts';

type Starting = { person: Person; task: string; id: string; endId: string; now: Date };

/** The running activity of a person; undefined if the person is not working. */
export const findRunning = async (tx: Transaction, { activity }: Person): Promise<ActivityRow | undefined> =>
  activity === null ? undefined : activityStore.find(tx, activity);

/**
 * Switches a working person to a task: ends the running activity and starts the same with the new task. Allowed on any
 * device, because it is no arrival or departure (ADR 0022). The new start is one millisecond after the end, because
 * facts with equal times are read with the start first.
 * @returns the activity on the task
 * @throws Problem 409 NOT_RUNNING, IN_PAUSE, ID_TAKEN; 422 for a task of another branch
 */
export async function startOnTask(
  tx: Transaction,
  { person: { id: person }, task, id, endId, now }: Starting,
): Promise<ActivityRow> {
  activityStore.lockPerson(tx, person);
  // An activity has the id of its start.
  const before = await activityStore.find(tx, id);
  if (before && before.user.id !== person) throw refused('ID_TAKEN');
  if (before) return before;
  const foundPerson = await personStore.find(tx, person);
  if (foundPerson) refuseDisabled(foundPerson, now);
  const running = foundPerson && (await findRunning(tx, foundPerson));
  if (!running) throw refused('NOT_RUNNING');
  if (running.task?.id === task) return running;
  if (running.state === 'paused') throw refused('IN_PAUSE');
  const booked = await bookedAt(
    tx,
    { project: null, task: { id: task } },
    { branch: running.branch.id, person, isLate: false },
  );
  const press = (at: number): Omit<StoredPunch, 'id' | 'kind' | 'booked'> => ({
    person,
    branch: running.branch.id,
    terminal: null,
    isOwnDevice: true,
    at: new Date(at).toISOString(),
    terminalAt: new Date(at).toISOString(),
    serverAt: now.toISOString(),
    isLate: false,
    corrects: null,
    correction: null,
    reason: '',
    by: '',
  });
  const at = now.getTime();
  await writePunch(tx, { ...press(at), id: endId, kind: 'end', booked: null });
  return writePunch(tx, { ...press(at + 1), id, kind: 'start', booked });
}
