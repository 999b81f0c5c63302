/** Selects the effective time of a punch (TIME-07). Durations are milliseconds. */
const minute = 60_000;
/** A punch sent later than this was queued offline. */
export const lateAfter = 2 * minute;
/** Maximum delay of a punch: a day offline plus two hours to fix the connection. */
export const maxPunchDelay = 26 * 60 * minute;

export type CountedPunch = { readonly at: string; readonly isLate: boolean };
export type ClockRefusal = 'IN_FUTURE' | 'TOO_LATE';

/**
 * The effective time is the server's, unless the punch was sent late. Then it is the terminal's time, corrected by the
 * difference of the clocks when sending.
 * @param at the terminal's clock at the punch
 * @param sentAt the terminal's clock when sending
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
