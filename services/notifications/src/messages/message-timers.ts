import { halfMinute, halfMinuteIn, halfMinuteOf } from '../half-minute.ts';

/** Sends what one event asked for; its subject is the event. A timer only where the process could not do it at once. */
export const sendCauseTimer = 'send-messages';
/** Rings when a message is to be tried again; its subject is the message. */
export const sendTimer = 'send-message';
/** Rings behind half a minute in which messages were stored; its subject is that. */
export const missedTimer = 'send-missed';

/** In ms. Whoever stored messages has ended, and whoever sends them began within half a minute (kit's timers) and has had a minute for it. */
const waitsFor = 90_000;

export const missedAt = (at: Date): Date => new Date(halfMinuteOf(at).getTime() + halfMinute + waitsFor);

/** The half minute that a subject names. */
export function missedBetween(subject: string): { from: Date; until: Date } {
  const from = halfMinuteIn(subject);
  return { from, until: new Date(from.getTime() + halfMinute) };
}
