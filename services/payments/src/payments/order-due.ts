import type { OnlineMethod } from '@theke/contracts/payments/payment';
import { type Money, money } from '@theke/rules/money/money';

/**
 * Glossary.
 * due    what payments knows of an order: what it asks for, until when, and what it is worth by now
 * worth  what the shop may keep for the order: its total, 0 once it has ended
 * ended  it failed, was canceled or rejected; that never changes again
 * news   one event of ordering's; they arrive late, twice and in any order
 */
export type OrderDue = {
  order: string;
  uid: string;
  branch: string;
  /** Of the newest event that told what the order costs. */
  version: number;
  /** Null until ordering said that a payment is due. */
  asked: Asked | null;
  /** Null where nothing newer than what was asked for is known. */
  worth: Money | null;
  ended: Ending | null;
};

export type Asked = { amount: Money; currency: string; method: OnlineMethod; expiresAt: Date };
export type Ending = 'expired' | 'declined' | 'canceled' | 'rejected';

export type OrderNews = Pick<OrderDue, 'order' | 'uid' | 'branch' | 'version'> & WhatIsNew;
export type WhatIsNew = { asked: Asked } | { worth: Money } | { ended: Ending };

/** What is known after the news. The same news in any order, however often each, lead to the same knowledge. */
export function apply(known: OrderDue | undefined, news: OrderNews): OrderDue {
  const { order, uid, branch, version } = news;
  const base: OrderDue = known ?? { order, uid, branch, version: 0, asked: null, worth: null, ended: null };
  if ('asked' in news) return { ...base, asked: news.asked };
  // Where two endings are told, the first letter decides: what matters is that all listeners agree.
  if ('ended' in news) return { ...base, ended: base.ended && base.ended < news.ended ? base.ended : news.ended };
  return version > base.version ? { ...base, version, worth: news.worth } : base;
}

/** What the shop may keep. */
export const worthOf = ({ asked, worth, ended }: OrderDue): Money =>
  ended ? money(0) : (worth ?? asked?.amount ?? money(0));

/** A guest may be sent to a provider with it. */
export const isPayable = (due: OrderDue, at: Date): due is OrderDue & { asked: Asked } =>
  due.asked !== null && due.ended === null && at < due.asked.expiresAt && due.asked.amount > 0;
