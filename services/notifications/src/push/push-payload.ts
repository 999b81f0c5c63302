import { eventOfCause, type Message } from '../messages/message.ts';
import type { PushOwner } from './push-subscription.ts';

/**
 * Payload for the service worker (`frontends/shell/src/service-worker`). Lock screens show it to anybody: number of the
 * order or task, name of the TV, branch and event only; no name, no ordered items.
 */
export type PushPayload = { title: string; body: string; url: string; tag: string };

/** In seconds. A notification of a branch is useless after an hour; shifts still matter the next morning. */
const livesFor = { branch: 3_600, ownWork: 86_400 };

/** Whether a message goes to everybody who gets a branch's orders, urgently; otherwise it is about own work. */
export const isForBranch = ({ order, kind }: Pick<Message, 'order' | 'kind'>): boolean =>
  order !== null || kind === 'tv-silent';

/** How long a push service may store a message for a device that is offline, in seconds; 0: already expired. */
export const timeToLive = (message: Pick<Message, 'createdAt' | 'order' | 'kind'>, at: Date): number =>
  Math.max(
    0,
    livesFor[isForBranch(message) ? 'branch' : 'ownWork'] -
      Math.floor((at.getTime() - message.createdAt.getTime()) / 1_000),
  );

/**
 * Topic at the device and the push service: a newer message about an order or a TV replaces the older one. Messages
 * about own work have one topic each.
 */
export const topicOf = ({ order, tv, cause }: Pick<Message, 'order' | 'tv' | 'cause'>): string =>
  (order ?? tv ?? eventOfCause(cause)).replaceAll('-', '');

/** Link of the notification. */
const urlOf = ({ order, task, tv, kind }: Pick<Message, 'order' | 'task' | 'tv' | 'kind'>): string => {
  if (order !== null) return `/backend/orders/${order}`;
  if (kind === 'tv-silent') return `/backend/digital-signage-devices${tv ? `/${tv}` : ''}`;
  if (task) return `/backend/tasks/${task}`;
  if (kind === 'absence-asked') return '/backend/absences';
  if (kind === 'absence-decided') return '/backend/my-time';
  // Stored by earlier versions without a task.
  return kind === 'task-assigned' ? '/backend/tasks' : '/backend/working-schedules';
};

export const buildPayload = (
  message: Pick<Message, 'subject' | 'text' | 'order' | 'task' | 'tv' | 'kind' | 'cause'>,
  owner: PushOwner,
): PushPayload => ({
  title: message.subject,
  body: message.text,
  url: owner.kind === 'key' ? '/frontdesk' : urlOf(message),
  tag: topicOf(message),
});
