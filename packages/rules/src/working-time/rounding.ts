/**
 * Rounds seconds to minutes for reports. Negative values are rounded symmetrically, so that a balance and its opposite
 * cancel out. Only for reports: sheets, balances and warnings use seconds.
 * @param step minutes: 1, 5, 6 (a tenth of an hour), 10, 15 or 30
 */
export function reportedMinutes(
  seconds: number,
  step: 1 | 5 | 6 | 10 | 15 | 30 = 1,
  towards: 'nearest' | 'down' | 'up' = 'nearest',
): number {
  const round = { nearest: Math.round, down: Math.floor, up: Math.ceil }[towards];
  const steps = round(Math.abs(seconds) / (step * 60));
  return steps === 0 ? 0 : Math.sign(seconds) * steps * step;
}
