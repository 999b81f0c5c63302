import { numberText } from '@theke/rules/units/amount-text';
import { statisticsMessages } from './statistics-messages.de.ts';

/** How a figure changed: in words, and whether for the better. */
export type Change = { lead: string; rest: string; isBetter: boolean | null };

const signed = (value: number): string => `${value < 0 ? '−' : '+'}\u00a0${numberText(Math.abs(value))}`;
const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * "+ 11,1 %" and "von 34.870 €". Where there was nothing before there is no share of it.
 * @param isGood whether more of it is better
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

/** The same of two shares in percent: their difference in points. */
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
