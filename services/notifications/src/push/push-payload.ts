import { eventOfCause, type Message } from '../messages/message.ts';
import type { PushOwner } from './push-subscription.ts';

/**
 * What the service worker gets (`frontends/shell/src/service-worker`). It stands on a lock screen for anybody to read: the
 * number of an order or a task, the branch, and what about it; nobody's name, nothing that was ordered.
 */
export type PushPayload = { title: string; body: string; url: string; tag: string };

/** In seconds. An order that is older helps nobody who stands in a kitchen; when one works one wants to know the next morning too. */
const livesFor = { order: 3_600, ownWork: 86_400 };

/** How long a push service may keep a message for a device that is off, in seconds; 0: it comes too late. */
export const timeToLive = ({ createdAt, order }: Pick<Message, 'createdAt' | 'order'>, at: Date): number =>
  Math.max(
    0,
    livesFor[order === null ? 'ownWork' : 'order'] - Math.floor((at.getTime() - createdAt.getTime()) / 1_000),
  );

/** One per order, on the device and at the push service: what is told of it later takes the place of what was told before. Own work has one each time. */
export const topicOf = ({ order, cause }: Pick<Message, 'order' | 'cause'>): string =>
  (order ?? eventOfCause(cause)).replaceAll('-', '');

/** Where a press on it leads. */
const urlOf = ({ order, task, kind }: Pick<Message, 'order' | 'task' | 'kind'>): string => {
  if (order !== null) return `/backend/orders/${order}`;
  if (task) return `/backend/tasks/${task}`;
  // One that was stored before it knew its task.
  if (kind === 'absence-asked') return '/backend/time-sheets';
  return kind === 'task-assigned' ? '/backend/tasks' : '/backend/working-schedules';
};

export const payloadOf = (
  message: Pick<Message, 'subject' | 'text' | 'order' | 'task' | 'kind' | 'cause'>,
  owner: PushOwner,
): PushPayload => ({
  title: message.subject,
  body: message.text,
  url: owner.kind === 'key' ? '/frontdesk' : urlOf(message),
  tag: topicOf(message),
});
