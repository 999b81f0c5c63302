export type Session = {
  id: string;
  user: string;
  openedAt: Date;
  seenAt: Date;
  /** "Angemeldet bleiben": on a device of one's own (SESSION-10). */
  isKept: boolean;
  /** Opened by a login link, not with the password. */
  isByLink: boolean;
};

const hour = 3_600_000;
const day = 24 * hour;

/** However busy: after this a person logs in again. In ms. */
export const absoluteLimit = ({ isKept }: Pick<Session, 'isKept'>): number => (isKept ? 30 : 7) * day;
/** After so long without a request. A shift is shorter than the one, a holiday than the other. */
const idleLimit = ({ isKept }: Pick<Session, 'isKept'>): number => (isKept ? 14 * day : 12 * hour);

/** At the limit itself a session still counts. */
export function hasEnded(session: Pick<Session, 'openedAt' | 'seenAt' | 'isKept'>, now: Date): boolean {
  const since = (at: Date) => now.getTime() - at.getTime();
  return since(session.openedAt) > absoluteLimit(session) || since(session.seenAt) > idleLimit(session);
}

/** Whether whoever came by link may set a password without the one before (SESSION-11). */
export const mayForgetPassword = ({ isByLink, openedAt }: Session, now: Date): boolean =>
  isByLink && now.getTime() - openedAt.getTime() <= hour / 4;
