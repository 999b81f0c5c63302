import { numberText } from '@theke/rules/units/amount-text';
import { statisticsMessages } from './statistics-messages.de.ts';

/** Text of a change, and whether it is an improvement. */
export type Change = { lead: string; rest: string; isBetter: boolean | null };

const signed = (value: number): string => `${value < 0 ? '−' : '+'}\u00a0${numberText(Math.abs(value))}`;
const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * Change of a figure: "+ 11,1 %" and "von 34.870 €". No percentage without an earlier value.
 * @param isGood whether a higher value is better
 */
export function changeOf(
  now: number,
  before: number,
  { text, isGood = true }: { text: string; isGood?: boolean },
): Change {
  if (before === 0)
    return { lead: '', rest: now === 0 ? statisticsMessages.same : statisticsMessages.noneBefore, isBetter: null };
  const percent = tenth((100 * (now - before)) / before);
  if (percent === 0) return { lead: '', rest: statisticsMessages.same, isBetter: null };
  return { lead: `${signed(percent)}\u00a0%`, rest: statisticsMessages.of(text), isBetter: percent > 0 === isGood };
}

/** The same for two percentages: their difference in points. */
export function pointsOf(
  now: number,
  before: number,
  { text, isGood = true }: { text: string; isGood?: boolean },
): Change {
  const points = tenth(now - before);
  if (points === 0) return { lead: '', rest: statisticsMessages.same, isBetter: null };
  return {
    lead: statisticsMessages.points(signed(points)),
    rest: statisticsMessages.of(text),
    isBetter: points > 0 === isGood,
  };
}
