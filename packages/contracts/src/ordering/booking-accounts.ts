import { paymentRows } from '@theke/rules/payments/payment-methods';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { exampleIds, id, month } from '../wire.ts';
import { type PaymentMethod, paymentMethodLabels } from './order.ts';

/** A number that is written as text; empty while it is not entered. */
const digits = (pattern: RegExp, error: string) =>
  z
    .string()
    .trim()
    .max(20)
    .refine((text) => text === '' || pattern.test(text), { error, params: { code: 'FORMAT' } })
    .default('');
const account = digits(/^(?!0+$)\d{1,8}$/, 'Ein Konto besteht aus höchstens acht Ziffern und ist nicht 0.');
const taxKey = digits(/^\d{4}$/, 'Ein BU-Schlüssel besteht aus vier Ziffern.');

const methodAccounts = z.strictObject(
  Object.fromEntries(paymentRows.map(({ method }) => [method, field(account, paymentMethodLabels[method])])) as Record<
    PaymentMethod,
    typeof account
  >,
);
const noMethods = Object.fromEntries(paymentRows.map(({ method }) => [method, ''])) as Record<PaymentMethod, string>;

const rateAccount = z.strictObject({
  rate: field(z.number().min(0).max(100), 'Steuersatz'),
  account: field(account, 'Erlöskonto'),
  taxKey: field(taxKey, 'BU-Schlüssel', { hint: 'Vier Ziffern; leer, wenn das Konto die Steuer selbst bestimmt.' }),
});

const settings = {
  adviser: field(z.int().min(1_001).max(9_999_999).nullable(), 'Beraternummer').default(null),
  client: field(z.int().min(1).max(99_999).nullable(), 'Mandantennummer').default(null),
  accountLength: field(z.int().min(4).max(8).nullable(), 'Länge der Sachkonten').default(null),
  yearMonth: field(z.int().min(1).max(12).nullable(), 'Wirtschaftsjahr beginnt im').default(null),
  methods: field(methodAccounts, 'Zahlungsarten').default(noMethods),
  rates: field(z.array(rateAccount).max(50), 'Steuersätze').default([]),
  clearing: field(account, 'Verrechnungskonto', {
    hint: 'Zwischen Einnahmen und Erlösen; steht nach jedem Abschluss auf 0.',
  }),
  tips: field(account, 'Trinkgeld'),
  giftCards: field(account, 'Geschenkkarten', {
    hint: 'Verbindlichkeit: beim Verkauf ohne Steuer, beim Einlösen ausgebucht.',
  }),
  cashDifference: field(account, 'Kassendifferenzen'),
  outstanding: field(account, 'Nicht zugeordnete Einnahmen', {
    hint: 'Kassiert, aber weder Umsatz noch Trinkgeld noch Geschenkkarte; meist noch rückzuerstatten.',
  }),
};

/** 0 for accounts that were never saved. */
const version = field(z.int().min(0).max(2_147_483_647), 'Version');

/** Accounts of the business for booking files (CLOSE-11). `rates` includes every rate of its day closes. */
export const bookingAccounts = z.object({ version, ...settings });
export type BookingAccountsOnWire = z.output<typeof bookingAccounts>;

const tooLong = 'Dieses Konto hat mehr Ziffern, als die Länge der Sachkonten erlaubt.';

export const bookingAccountsDraft = z.strictObject({ version, ...settings }).superRefine((draft, context) => {
  const fail = (path: (string | number)[], message: string, code: string) =>
    context.addIssue({ code: 'custom', path, message, params: { code } });
  const check = (path: (string | number)[], value: string) => {
    if (draft.accountLength !== null && value.length > draft.accountLength) fail(path, tooLong, 'ACCOUNT_TOO_LONG');
  };
  for (const [method, value] of Object.entries(draft.methods)) check(['methods', method], value);
  for (const [index, { account: value, rate }] of draft.rates.entries()) {
    check(['rates', index, 'account'], value);
    if (draft.rates.findIndex((one) => one.rate === rate) < index)
      fail(['rates', index, 'rate'], 'Diesen Steuersatz gibt es schon.', 'RATE_TWICE');
  }
  for (const name of ['clearing', 'tips', 'giftCards', 'cashDifference', 'outstanding'] as const)
    check([name], draft[name]);
});
export type BookingAccountsDraft = z.output<typeof bookingAccountsDraft>;

export const readBookingAccounts = endpoint({
  name: 'readBookingAccounts',
  service: 'ordering',
  method: 'GET',
  path: '/day-closes/accounts',
  summary: 'Konten für die Buchungsdatei laden',
  needs: 'booking-accounts.read',
  reply: { kind: 'data', schema: bookingAccounts },
  status: 200,
  example: {},
});

const example = {
  ...{ adviser: 29098, client: 55003, accountLength: 4, yearMonth: 1 },
  methods: { cash: '1600', 'atm-card': '1460', 'meal-voucher': '1461', card: '1462', paypal: '1463' },
  rates: [
    { rate: 10, account: '4310', taxKey: '' },
    { rate: 20, account: '4400', taxKey: '' },
  ],
  ...{ clearing: '1490', tips: '3795', giftCards: '3796', cashDifference: '6969', outstanding: '3797' },
};

/** 409 STALE_VERSION if the accounts were changed meanwhile; 422 ACCOUNT_TOO_LONG or RATE_TWICE. */
export const saveBookingAccounts = endpoint({
  name: 'saveBookingAccounts',
  service: 'ordering',
  method: 'PUT',
  path: '/day-closes/accounts',
  summary: 'Konten für die Buchungsdatei speichern',
  needs: 'booking-accounts.write',
  body: bookingAccountsDraft,
  reply: { kind: 'data', schema: bookingAccounts },
  status: 200,
  example: { body: { version: 0, ...example } },
});

/**
 * Bookings of the day closes of a month, in the format of DATEV's "Buchungsstapel" (CLOSE-10,
 * `@theke/rules/closing/booking-file`). `content` is text and has to be saved in Windows-1252. Without `branch`: all
 * branches of the caller. 422 ACCOUNT_MISSING names each account that these closes need and that is not entered.
 */
export const readBookingFile = endpoint({
  name: 'readBookingFile',
  service: 'ordering',
  method: 'GET',
  path: '/day-closes/booking-file',
  summary: 'Buchungsdatei eines Monats für die Steuerberatung',
  needs: 'day-closes.read',
  query: z.strictObject({ branch: field(id, 'Filiale').optional(), month }),
  reply: { kind: 'data', schema: z.object({ fileName: z.string(), content: z.string() }) },
  status: 200,
  example: { query: { branch: exampleIds.branch, month: '2026-02' } },
});

/** Subject is the tenant. */
export const bookingAccountsChanged = defineEvent({
  type: 'ordering.booking-accounts-changed.v1',
  summary: 'Die Konten für die Buchungsdatei wurden geändert.',
  data: z.object(settings),
  example,
  isForOutside: true,
});

/** Fixed paths, before `/day-closes/:id`. The file follows the accounts that it needs. */
export const bookingEndpoints = [readBookingAccounts, saveBookingAccounts, readBookingFile] as const;
