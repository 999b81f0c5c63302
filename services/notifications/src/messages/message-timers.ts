import { halfMinute, halfMinuteIn, halfMinuteOf } from '../half-minute.ts';

/**
 * Timer that sends the messages of one event; its subject is the event. Used only if the process could not send
 * immediately.
 */
export const sendCauseTimer = 'send-messages';
/** Timer for the retry of a message; its subject is the message. */
export const sendTimer = 'send-message';
/** Timer after the half minute in which messages were stored; its subject is that half minute. */
export const missedTimer = 'send-missed';

/**
 * In ms. By then storing has ended, and sending has begun within half a minute (kit's timers) and had another minute.
 */
const waitsFor = 90_000;

export const missedAt = (at: Date): Date => new Date(halfMinuteOf(at).getTime() + halfMinute + waitsFor);

/** The half minute in a timer subject. */
export function missedBetween(subject: string): { from: Date; until: Date } {
  const from = halfMinuteIn(subject);
  return { from, until: new Date(from.getTime() + halfMinute) };
}
