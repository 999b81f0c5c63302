/** Which clock counts for a punch (TIME-07). Durations are milliseconds. */
const minute = 60_000;
/** What was pressed longer ago than this when it is sent was kept for want of a line. */
export const lateAfter = 2 * minute;
/** A terminal that was cut off for a day, and two hours to put it right. */
export const maxPunchDelay = 26 * 60 * minute;

export type CountedPunch = { readonly at: string; readonly isLate: boolean };
export type ClockRefusal = 'IN_FUTURE' | 'TOO_LATE';

/**
 * The server's clock counts, unless it was sent late: then the terminal's, put right by as much as it differs from the server's while it sends.
 * @param at what the terminal's clock showed when somebody pressed
 * @param sentAt what it showed when it sent this
 * @param now the server's clock
 */
export function countedPunch({
  at,
  sentAt,
  now,
}: {
  readonly at: string;
  readonly sentAt: string;
  readonly now: Date;
}): CountedPunch | ClockRefusal {
  const waited = Date.parse(sentAt) - Date.parse(at);
  if (waited < 0) return 'IN_FUTURE';
  if (waited > maxPunchDelay) return 'TOO_LATE';
  const isLate = waited > lateAfter;
  return { at: new Date(now.getTime() - (isLate ? waited : 0)).toISOString(), isLate };
}
