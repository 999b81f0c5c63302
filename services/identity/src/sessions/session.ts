export type Session = { id: string; user: string; openedAt: Date; seenAt: Date };

/** However busy: after this a person logs in again. */
export const absoluteLimit = 7 * 24 * 3_600_000;
/** After so long without a request. A shift is shorter. */
const idleLimit = 12 * 3_600_000;

/** At the limit itself a session still counts. */
export const hasEnded = ({ openedAt, seenAt }: Pick<Session, 'openedAt' | 'seenAt'>, now: Date): boolean =>
  now.getTime() - openedAt.getTime() > absoluteLimit || now.getTime() - seenAt.getTime() > idleLimit;
