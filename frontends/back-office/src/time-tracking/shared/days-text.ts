/** "12,5", with at most two decimals, which is enough for fractions of a year. */
export const daysText = (days: number): string =>
  new Intl.NumberFormat('de-AT', { maximumFractionDigits: 2 }).format(Math.abs(days) < 0.005 ? 0 : days);
