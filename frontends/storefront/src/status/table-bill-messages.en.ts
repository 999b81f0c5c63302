import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { tableBillMessages as german } from './table-bill-messages.de.ts';

export const tableBillMessages: SameTexts<typeof german> = {
  title: (table) => `Bill of table ${table}`,
  own: 'Your order',
  round: (number) => `Round ${number}`,
  paid: 'paid',
  total: 'Total',
  alreadyPaid: 'Already paid',
  open: 'Still to pay',
  allPaid: 'Everything is paid. Thank you!',
  closed: 'This bill is closed.',
  service: 'Call a waiter',
  pay: 'Ask for the bill',
  called: { service: 'We are on our way.', pay: 'We will bring you the bill.' },
  takeBack: 'Never mind',
  sending: 'Sending ...',
  failed: 'That did not work. Please speak to our team.',
};
