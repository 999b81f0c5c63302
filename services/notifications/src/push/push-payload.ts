import { eventOfCause, type Message } from '../messages/message.ts';
import type { PushOwner } from './push-subscription.ts';

/**
 * Payload for the service worker (`frontends/shell/src/service-worker`). Lock screens show it to anybody: number of the
 * order or task, branch and event only; no name, no ordered items.
 */
export type PushPayload = { title: string; body: string; url: string; tag: string };

/** In seconds. An order notification is useless after an hour; shifts still matter the next morning. */
const livesFor = { order: 3_600, ownWork: 86_400 };

/** How long a push service may store a message for a device that is offline, in seconds; 0: already expired. */
export const timeToLive = ({ createdAt, order }: Pick<Message, 'createdAt' | 'order'>, at: Date): number =>
  Math.max(
    0,
    livesFor[order === null ? 'ownWork' : 'order'] - Math.floor((at.getTime() - createdAt.getTime()) / 1_000),
  );

/**
 * Topic at the device and the push service: a newer message about an order replaces the older one. Messages about own
 * work have one topic each.
 */
export const topicOf = ({ order, cause }: Pick<Message, 'order' | 'cause'>): string =>
  (order ?? eventOfCause(cause)).replaceAll('-', '');

/** Link of the notification. */
const urlOf = ({ order, task, kind }: Pick<Message, 'order' | 'task' | 'kind'>): string => {
  if (order !== null) return `/backend/orders/${order}`;
  if (task) return `/backend/tasks/${task}`;
  // Stored by earlier versions without a task.
  if (kind === 'absence-asked') return '/backend/time-sheets';
  return kind === 'task-assigned' ? '/backend/tasks' : '/backend/working-schedules';
};

export const buildPayload = (
  message: Pick<Message, 'subject' | 'text' | 'order' | 'task' | 'kind' | 'cause'>,
  owner: PushOwner,
): PushPayload => ({
  title: message.subject,
  body: message.text,
  url: owner.kind === 'key' ? '/frontdesk' : urlOf(message),
  tag: topicOf(message),
});
