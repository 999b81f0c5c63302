import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { tipMessages as german } from './tip-messages.de.ts';

export const tipMessages: SameTexts<typeof german> = {
  title: 'Tip',
  question: 'Would you like to add a tip?',
  forTeam: 'Voluntary. It is added to the price and goes to our team.',
  none: 'No tip',
  percent: (percent) => `${percent}%`,
  other: 'Other amount',
  amount: 'Amount',
  unreadable: 'Please enter the tip as an amount, for example 2.50.',
  giftCard: (end) => `Gift card …${end}`,
  toPay: 'To pay',
  paid: 'Paid',
  withTip: (sum) => `${sum} with the tip`,
  onSite: (sum) => `Tip ${sum}, paid on site.`,
  give: 'Add a tip',
  change: 'Change the tip',
  save: 'Note the tip',
  saving: 'Saving …',
  payOnSite: 'You pay it on site, together with your order.',
  close: 'Cancel',
  failed: 'The tip could not be saved.',
};
