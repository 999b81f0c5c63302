import type { Message } from '../messages/message.ts';
import type { PushOwner } from './push-subscription.ts';

/**
 * What the service worker gets (`frontends/shell/src/service-worker`). It stands on a lock screen for anybody to read: the
 * order's number, the branch, and what about it; nobody's name, nothing that was ordered.
 */
export type PushPayload = { title: string; body: string; url: string; tag: string };

/** What is older helps nobody who stands in a kitchen. In seconds. */
const livesFor = 3_600;

/** How long a push service may keep a message for a device that is off, in seconds; 0: it comes too late. */
export const timeToLive = (createdAt: Date, at: Date): number =>
  Math.max(0, livesFor - Math.floor((at.getTime() - createdAt.getTime()) / 1_000));

/** One per order, on the device and at the push service: what is told of it later takes the place of what was told before. */
export const topicOf = (order: string): string => order.replaceAll('-', '');

export const payloadOf = (
  { subject, text }: Pick<Message, 'subject' | 'text'>,
  order: string,
  owner: PushOwner,
): PushPayload => ({
  title: subject,
  body: text,
  url: owner.kind === 'key' ? '/frontdesk' : `/backend/orders/${order}`,
  tag: topicOf(order),
});
