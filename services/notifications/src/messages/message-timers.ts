/** Sends what one event asked for; its subject is the event. A timer only where the process could not do it at once. */
export const sendCauseTimer = 'send-messages';
/** Rings when a message is to be tried again; its subject is the message. */
export const sendTimer = 'send-message';
/** Rings behind half a minute in which messages were stored; its subject begins with the number of that. */
export const missedTimer = 'send-missed';

const halfMinute = 30_000;
/** In ms. Whoever stored messages has ended, and whoever sends them began within half a minute (kit's timers) and has had a minute for it. */
const waitsFor = 90_000;

const numberOf = (at: Date) => Math.floor(at.getTime() / halfMinute);

/** Of the half minute of `at`. */
export const missedSubject = (at: Date): string =>
  `${numberOf(at).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;
export const missedAt = (at: Date): Date => new Date((numberOf(at) + 1) * halfMinute + waitsFor);

/** The half minute that a subject names. */
export function missedBetween(subject: string): { from: Date; until: Date } {
  const from = Number.parseInt(subject.slice(0, 8), 16) * halfMinute;
  return { from: new Date(from), until: new Date(from + halfMinute) };
}
