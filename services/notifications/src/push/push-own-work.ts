import type { MessageKind } from '@theke/contracts/notifications/message';
import { absenceAsked, absenceDecided } from '@theke/contracts/time-tracking/absence-asked';
import { schedulesPublished } from '@theke/contracts/time-tracking/schedule-events';
import { shiftSwapChanged } from '@theke/contracts/time-tracking/shift-swap';
import { taskAssigned } from '@theke/contracts/time-tracking/task-assigned';
import type { Transaction } from '@theke/kit/database/database';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { pushTo } from '../messages/draft-messages.ts';
import { type QueueDeps, queueMessages } from '../messages/queue-messages.ts';
import {
  absenceDecidedPush,
  absencePush,
  type PushNotice,
  shiftsPush,
  swapPush,
  taskPush,
} from '../templates/push-texts.ts';
import { pushStore } from './push-store.ts';

type About = {
  event: string;
  kind: MessageKind;
  branch: string | null;
  task?: string;
  people: readonly { id: string }[];
};

/** Notifies people about their own shifts and tasks, on the browsers where they subscribed. */
export function pushOwnWork(deps: QueueDeps): WorkSubscription[] {
  async function notify(tx: Transaction, { people, ...about }: About, notice: PushNotice) {
    const devices = await pushStore.findByPeople(
      tx,
      people.map(({ id }) => id),
      deps.now(),
    );
    queueMessages(deps, tx, pushTo(devices, { ...about, order: null }, notice));
  }
  return [
    reaction(schedulesPublished, {
      name: 'pushes who works when',
      handle: (tx, { data: { people, branch, monday }, event: { id: event } }) => {
        const about = { event, kind: 'shifts-published', branch: branch.id } as const;
        return notify(tx, { ...about, people: people.map(({ user }) => user) }, shiftsPush(branch, monday));
      },
    }),
    reaction(taskAssigned, {
      name: 'pushes who has a new task',
      handle: (tx, { data: { task, people, branch, number }, event: { id: event } }) =>
        notify(
          tx,
          { event, kind: 'task-assigned', branch: branch?.id ?? null, task: task.id, people },
          taskPush(number),
        ),
    }),
    reaction(absenceAsked, {
      name: 'pushes who decides about days off',
      handle: (tx, { data: { people }, event: { id: event } }) =>
        notify(tx, { event, kind: 'absence-asked', branch: null, people }, absencePush),
    }),
    reaction(absenceDecided, {
      name: 'pushes how days off were decided',
      handle: (tx, { data: { user }, event: { id: event } }) =>
        notify(tx, { event, kind: 'absence-decided', branch: null, people: [user] }, absenceDecidedPush),
    }),
    reaction(shiftSwapChanged, {
      name: 'pushes who is asked for a shift',
      filter: ({ state }) => state === 'requested',
      handle: (tx, { data: { to, branch }, event: { id: event } }) =>
        notify(tx, { event, kind: 'swap-asked', branch: branch.id, people: [to] }, swapPush),
    }),
  ];
}
