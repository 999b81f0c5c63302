import { claimable } from '@theke/rules/gift-cards/card-part';
import { type Money, money, toMoney } from '@theke/rules/money/money';
import { useState } from 'react';
import type { FoundCard } from './check-code.ts';

/** The gift card that pays a part of an order. It is not stored with the cart, because its code is worth money. */
export function useGiftCard(isOffered: boolean, total: Money) {
  const [card, choose] = useState<FoundCard | null>(null);
  const current = isOffered ? card : null;
  const isUsable = current?.state === 'active';
  return {
    isOffered,
    card: current,
    choose,
    amount: current && isUsable ? claimable(toMoney(current.balance), total) : money(0),
  };
}
