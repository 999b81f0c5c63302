type HourCount = { hour: number; orders: number };

/**
 * How many orders there were on a day until now: whole hours, and of the hour that runs as much of it as has gone, rounded. Another day is compared with
 * today only as far as today has come.
 * @param minutes since the day began
 */
export function ordersSoFar(hours: readonly HourCount[], minutes: number): number {
  const hour = Math.floor(minutes / 60);
  const before = hours.filter((one) => one.hour < hour).reduce((sum, { orders }) => sum + orders, 0);
  const running = hours.find((one) => one.hour === hour)?.orders ?? 0;
  return before + Math.round((running * (minutes % 60)) / 60);
}
