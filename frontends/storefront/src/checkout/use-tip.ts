import { type Money, money } from '@theke/rules/money/money';
import { useState } from 'react';
import { chosenTip, noTip, type TipChoice, tipChoiceFault } from './tip-choice.ts';

/** The guest's choice of a tip. It is not stored with the cart: a later order begins without one (TIP-02). */
export function useTip(isOffered: boolean, total: Money, currency: string) {
  const [choice, choose] = useState<TipChoice>(noTip);
  const current = isOffered ? choice : noTip;
  return {
    isOffered,
    choice: current,
    choose,
    /** 0 while the amount is unreadable. */
    amount: chosenTip(current, total) ?? money(0),
    fault: tipChoiceFault(current, total, currency),
  };
}
