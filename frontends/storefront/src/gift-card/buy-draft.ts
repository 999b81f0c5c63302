import type { Fault } from '@theke/contracts/errors';
import type { OnlineMethod } from '@theke/contracts/payments/payment';
import { missingConsents } from '@theke/rules/checkout/required-fields';
import type { Consents } from '../cart/cart.ts';
import { isEmail } from '../checkout/checkout-faults.ts';
import { checkoutMessages } from '../checkout/checkout-messages.de.ts';
import { buyCardMessages } from './buy-card-messages.de.ts';

const { faults: texts } = buyCardMessages;

/** Values that are offered as tiles. */
export const usualValues = [25, 50, 100] as const;
const least = 1;
const most = 1_000;

/** The entries of the form. `own` is the text of an amount of the guest's own, if it is chosen. */
export type BuyEntries = {
  value: number | 'own';
  own: string;
  isForSelf: boolean;
  recipientName: string;
  recipientEmail: string;
  message: string;
  buyerName: string;
  buyerEmail: string;
  consents: Consents;
};

export const noEntries: BuyEntries = {
  value: 50,
  ...{ own: '', isForSelf: false, recipientName: '', recipientEmail: '', message: '', buyerName: '', buyerEmail: '' },
  consents: { legalInstructions: false, privacyPolicy: false },
};

/** The value of the card; undefined if it is unreadable or outside of 1 to 1,000. */
export function amountOf({ value, own }: Pick<BuyEntries, 'value' | 'own'>): number | undefined {
  if (value !== 'own') return value;
  const text = own.trim();
  if (!/^\d{1,4}([.,]\d{1,2})?$/.test(text)) return undefined;
  const amount = Number(text.replace(',', '.'));
  return amount >= least && amount <= most ? amount : undefined;
}

/** Faults of the form, in the order of the page. */
export function buyFaults(entries: BuyEntries): Fault[] {
  const { isForSelf, recipientEmail, buyerName, buyerEmail, consents } = entries;
  const fault = (field: string, message: string): Fault => ({ code: 'REQUIRED', field, message });
  const ofEmail = (field: 'recipientEmail' | 'buyerEmail', text: string): Fault[] => {
    if (text.trim() === '') return [fault(field, texts[field])];
    return isEmail(text.trim()) ? [] : [fault(field, checkoutMessages.faults.emailFormat)];
  };
  return [
    ...(amountOf(entries) === undefined ? [fault('amount', texts.amount)] : []),
    ...(isForSelf ? [] : ofEmail('recipientEmail', recipientEmail)),
    ...(buyerName.trim() === '' ? [fault('buyerName', texts.buyerName)] : []),
    ...ofEmail('buyerEmail', buyerEmail),
    ...missingConsents(consents).map((name) => fault(name, checkoutMessages.faults[name])),
  ];
}

/** The purchase as it is sent. Requires entries without faults. */
export function toPurchase(entries: BuyEntries, branch: string, method: OnlineMethod) {
  const { isForSelf, recipientName, recipientEmail, message, buyerName, buyerEmail, consents } = entries;
  return {
    ...{ branch: { id: branch }, method, amount: amountOf(entries) ?? 0, isForSelf },
    ...{ recipientName: recipientName.trim(), recipientEmail: isForSelf ? '' : recipientEmail.trim() },
    ...{ message: message.trim(), buyerName: buyerName.trim(), buyerEmail: buyerEmail.trim(), ...consents },
  };
}
