type HourCount = { hour: number; orders: number };

/**
 * Number of orders of a day up to a time: past hours completely, the current one proportionally, rounded. Makes
 * another day comparable with today so far.
 * @param minutes since the start of the day
 */
export function ordersSoFar(hours: readonly HourCount[], minutes: number): number {
  const hour = Math.floor(minutes / 60);
  const before = hours.filter((one) => one.hour < hour).reduce((sum, { orders }) => sum + orders, 0);
  const running = hours.find((one) => one.hour === hour)?.orders ?? 0;
  return before + Math.round((running * (minutes % 60)) / 60);
}
