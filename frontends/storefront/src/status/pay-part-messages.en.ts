import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { payPartMessages as german } from './pay-part-messages.de.ts';

export const payPartMessages: SameTexts<typeof german> = {
  title: 'Pay online',
  open: 'Pay online now',
  way: 'What would you like to pay for?',
  ways: { items: 'What I had', share: 'Split equally', rest: 'Everything' },
  items: 'Items',
  amount: (name) => `Amount of ${name}`,
  more: (name) => `More ${name}`,
  less: (name) => `Less ${name}`,
  of: (amount) => `of ${amount}`,
  shared: 'A part of the bill is already split by persons, so single items can no longer be chosen.',
  persons: 'Persons who still pay',
  personsText: (persons) =>
    persons === 1
      ? 'You pay everything that is still open.'
      : `You pay one of ${persons} equal parts of what is still open.`,
  fewer: 'One person less',
  morePersons: 'One person more',
  method: 'Payment method',
  tip: 'Tip',
  due: 'Your part',
  total: 'To pay',
  pay: (sum) => `Pay ${sum}`,
  paying: 'One moment …',
  close: 'Cancel',
  nothing: 'Please choose something that is still to be paid.',
  failed: 'That did not work. Please try again, or pay at the counter.',
  reservedFor: (minutes) => `Your part is reserved for you for ${minutes} minutes, so that it is not paid twice.`,
  own: (sum, time) => `${sum} are reserved for your payment until ${time}.`,
  goOn: 'Continue to payment',
  giveUp: 'Do not pay online',
  others: (sum) => `Other guests are paying ${sum} online right now.`,
};
