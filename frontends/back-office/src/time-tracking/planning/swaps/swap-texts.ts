import type { NamedShiftSwap } from '@theke/contracts/time-tracking/shift-swap';
import { swapStateLabels } from '@theke/contracts/time-tracking/shift-swap';
import { dayText } from '../../shared/day-text.ts';
import { dayOf, timesText } from '../plan-week.ts';
import { swapMessages } from './swap-messages.de.ts';

type Times = { startAt: string; endAt: string };

/** "Di 24.11., 16–23 Uhr" */
export const whenText = (shift: Times, zone: string): string =>
  swapMessages.when(dayText(dayOf(shift, zone)), timesText(shift, zone));

/** Describes the shift in return and the result. */
export function aboutText(swap: NamedShiftSwap, zone: string): string {
  const { isExchange, inReturn, state, decidedBy, answer } = swap;
  const label = swapStateLabels[state];
  return [
    inReturn ? swapMessages.inReturn(whenText(inReturn, zone)) : isExchange && swapMessages.wantsReturn,
    decidedBy ? swapMessages.by(label, decidedBy) : label,
    state === 'accepted' && swapMessages.waits,
    answer,
  ]
    .filter(Boolean)
    .join(', ');
}
