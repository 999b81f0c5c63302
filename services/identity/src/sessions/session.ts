export type Session = {
  id: string;
  user: string;
  openedAt: Date;
  seenAt: Date;
  /** "Angemeldet bleiben": on a private device (SESSION-10). */
  isKept: boolean;
  /** Opened by a login link instead of the password. */
  isByLink: boolean;
  /** Browser and system; null if unknown. */
  device: string | null;
  /** Lacks the second step that the business requires: only the own account is open (SESSION-17). */
  isHeldBack: boolean;
};

const hour = 3_600_000;
const day = 24 * hour;

/** Absolute lifetime of a session in ms, whatever its activity. */
export const absoluteLimit = ({ isKept }: Pick<Session, 'isKept'>): number => (isKept ? 30 : 7) * day;
/** Idle limit in ms: longer than a shift, or than a holiday. */
const idleLimit = ({ isKept }: Pick<Session, 'isKept'>): number => (isKept ? 14 * day : 12 * hour);

/** A session is still valid exactly at its limit. */
export function hasEnded(session: Pick<Session, 'openedAt' | 'seenAt' | 'isKept'>, now: Date): boolean {
  const since = (at: Date) => now.getTime() - at.getTime();
  return since(session.openedAt) > absoluteLimit(session) || since(session.seenAt) > idleLimit(session);
}

/** Whether a link login may set a password without the previous one (SESSION-11). */
export const mayForgetPassword = ({ isByLink, openedAt }: Session, now: Date): boolean =>
  isByLink && now.getTime() - openedAt.getTime() <= hour / 4;
