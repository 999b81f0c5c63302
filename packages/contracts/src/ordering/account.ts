import { rewardKinds } from '@theke/rules/loyalty/reward-kinds';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { guestName, oneLine } from '../one-line.ts';
import { exampleId, exampleIds, id, instant, version } from '../wire.ts';
import { publicOrder } from './order.ts';

const personal = { personal: true };
const email = field(z.email().max(200).toLowerCase(), 'E‑Mail', personal);

/** An address of a guest, for the checkout (ACCT-06). `label` is the guest's name for it: "Büro". */
const accountAddress = z.strictObject({
  id: field(id, 'Kennung'),
  label: field(guestName(40), 'Bezeichnung', personal).default(''),
  companyName: field(guestName(120), 'Firmenname', personal).default(''),
  street: field(oneLine(120).min(1), 'Straße und Hausnummer', personal),
  stairway: field(oneLine(20), 'Stiege', personal).default(''),
  floor: field(oneLine(20), 'Stock', personal).default(''),
  door: field(oneLine(20), 'Tür', personal).default(''),
  zipCode: field(oneLine(12).min(1), 'PLZ', personal),
  city: field(oneLine(120).min(1), 'Ort', personal),
  country: field(z.enum(['AT', 'DE', 'CH', 'LI']), 'Land', personal).default('AT'),
});
export type AccountAddress = z.output<typeof accountAddress>;

/** A reward as its guest sees it: a personal code (LOYAL-04). */
const reward = z.object({
  id,
  name: z.string(),
  code: field(z.string(), 'Gutscheincode', personal),
  givenAt: instant,
  validUntil: instant.nullable(),
  isUsed: z.boolean(),
});
export type Reward = z.output<typeof reward>;

/** The stamp card of a guest. `needed` stamps give the reward; `nextExpiry` is when the next open stamp expires. */
const stampCard = z.object({
  stamps: z.int().min(0),
  needed: z.int().min(1),
  minimum: z.number(),
  nextExpiry: instant.nullable(),
  reward: z.object({
    kind: z.enum(rewardKinds),
    amount: z.number(),
    percent: z.number(),
    products: z.array(z.object({ id })),
  }),
  rewards: z.array(reward),
});
export type AccountStampCard = z.output<typeof stampCard>;

/** The account of a guest: a verified e-mail address (ACCT-01). */
export const account = z.object({
  id,
  version,
  email: field(z.string(), 'E‑Mail', personal),
  firstName: field(z.string(), 'Vorname', personal),
  lastName: field(z.string(), 'Nachname', personal),
  phone: field(z.string(), 'Telefon', personal),
  addresses: field(z.array(accountAddress), 'Adressen', personal),
  /** Null while the business has no stamp card. */
  stampCard: stampCard.nullable(),
  /** Whether newsletters may be sent to the address. */
  hasNewsletter: z.boolean(),
});
export type Account = z.output<typeof account>;

const service = 'ordering';
const code = field(
  z
    .string()
    .trim()
    .regex(/^\d{6}$/),
  'Code',
  { hint: 'Der Code hat sechs Ziffern.' },
);
const codeExample = { email: 'katharina.wiesinger@demo.example', code: '123456' };

/**
 * Sends a login code by mail, to any address; the first login opens the account (ACCT-02). The reply never shows
 * whether there is an account or whether a mail was sent. 409 ACCOUNTS_OFF if the business has no accounts.
 */
export const requestAccountCode = endpoint({
  name: 'requestAccountCode',
  service,
  method: 'POST',
  path: '/account/codes',
  summary: 'Code für das Kundenkonto anfordern',
  needs: 'public',
  bodyLimit: 10_000,
  limit: { count: 'account-codes', max: 20, perMs: 600_000, what: 'angeforderte Codes' },
  body: z.strictObject({ email }),
  reply: { kind: 'empty' },
  status: 204,
  example: { body: { email: codeExample.email } },
});

/** Login at the gateway: calls `openAccount` and sets the cookie. 401 ACCOUNT_CODE_WRONG for a wrong or old code. */
export const loginToAccount = endpoint({
  name: 'loginToAccount',
  service: 'gateway',
  method: 'POST',
  path: '/account/session',
  summary: 'Mit einem Code am Kundenkonto anmelden',
  needs: 'public',
  bodyLimit: 10_000,
  limit: {
    count: 'account-login',
    max: 30,
    perMs: 600_000,
    what: 'fehlgeschlagene Anmeldeversuche',
    counts: 'failures',
  },
  body: z.strictObject({ email, code }),
  reply: { kind: 'data', schema: account },
  status: 200,
  example: { body: codeExample },
});

const logout = z.strictObject({ isEverywhere: field(z.boolean(), 'Überall abmelden').default(false) });

/** Ends the caller's session, or all of the account, and deletes the cookie. */
export const logoutOfAccount = endpoint({
  name: 'logoutOfAccount',
  service: 'gateway',
  method: 'POST',
  path: '/account/logout',
  summary: 'Vom Kundenkonto abmelden',
  needs: 'public',
  body: logout,
  reply: { kind: 'empty' },
  status: 204,
  example: { body: {} },
});

export const openAccount = endpoint({
  name: 'openAccount',
  service,
  method: 'POST',
  path: '/internal/account-sessions',
  summary: 'Sitzung eines Kundenkontos öffnen',
  needs: 'internal',
  body: z.strictObject({ email, code }),
  reply: { kind: 'data', schema: z.object({ token: z.string(), account }) },
  status: 201,
  example: { body: codeExample },
});

/** Ends sessions of the guest in the caller's identity. */
export const closeAccountSessions = endpoint({
  name: 'closeAccountSessions',
  service,
  method: 'POST',
  path: '/internal/account-sessions/close',
  summary: 'Sitzungen eines Kundenkontos beenden',
  needs: 'internal',
  body: logout,
  reply: { kind: 'empty' },
  status: 204,
  example: { body: {} },
});

/** The caller's account; 401 without a session. The same holds for all endpoints below. */
export const readAccount = endpoint({
  name: 'readAccount',
  service,
  method: 'GET',
  path: '/account',
  summary: 'Eigenes Kundenkonto',
  needs: 'public',
  reply: { kind: 'data', schema: account },
  status: 200,
  example: {},
});

/** Replaces contact and addresses. 409 STALE_VERSION, 422 PHONE_INVALID. */
export const saveAccount = endpoint({
  name: 'saveAccount',
  service,
  method: 'PUT',
  path: '/account',
  summary: 'Eigene Angaben speichern',
  needs: 'public',
  bodyLimit: 32_000,
  body: z.strictObject({
    version,
    firstName: field(guestName(80), 'Vorname', personal).default(''),
    lastName: field(guestName(80), 'Nachname', personal).default(''),
    phone: field(oneLine(40), 'Telefon', personal).default(''),
    addresses: field(z.array(accountAddress).max(10), 'Adressen', personal).default([]),
  }),
  reply: { kind: 'data', schema: account },
  status: 200,
  example: {
    body: {
      version: 1,
      firstName: 'Katharina',
      lastName: 'Wiesinger',
      phone: '+436641234567',
      addresses: [
        { id: exampleId('account-address'), label: 'Zuhause', street: 'Neubaugasse 12', zipCode: '1070', city: 'Wien' },
      ],
    },
  },
});

/** An order of the account, with the hash of its link. */
export const accountOrder = publicOrder.extend({ hash: z.string() });
export type AccountOrder = z.output<typeof accountOrder>;

/** The last 50 orders placed with the account's address, newest first (ACCT-05). */
export const listAccountOrders = endpoint({
  name: 'listAccountOrders',
  service,
  method: 'GET',
  path: '/account/orders',
  summary: 'Eigene Bestellungen',
  needs: 'public',
  reply: { kind: 'data', schema: z.array(accountOrder) },
  status: 200,
  example: {},
});

/** Everything that is stored about the guest (ACCT-07). */
export const exportAccount = endpoint({
  name: 'exportAccount',
  service,
  method: 'GET',
  path: '/account/export',
  summary: 'Eigene Daten herunterladen',
  needs: 'public',
  reply: { kind: 'data', schema: z.record(z.string(), z.unknown()) },
  status: 200,
  example: {},
});

/**
 * Deletes the account and everything personal (ACCT-08). `isOrderLeft`: an open order keeps its contact until it is
 * finished.
 */
export const deleteAccount = endpoint({
  name: 'deleteAccount',
  service,
  method: 'DELETE',
  path: '/account',
  summary: 'Eigenes Kundenkonto löschen',
  needs: 'public',
  reply: { kind: 'data', schema: z.object({ isOrderLeft: z.boolean() }) },
  status: 200,
  example: {},
});

/** Consents to the newsletter, or withdraws the consent (NEWS-03). The login has proven the address. */
export const chooseNewsletter = endpoint({
  name: 'chooseNewsletter',
  service,
  method: 'PUT',
  path: '/account/newsletter',
  summary: 'Newsletter im Kundenkonto an- oder abbestellen',
  needs: 'public',
  body: z.strictObject({
    hasNewsletter: field(z.boolean(), 'Newsletter'),
    textVersion: field(oneLine(20), 'Fassung der Einwilligung').default(''),
  }),
  reply: { kind: 'data', schema: account },
  status: 200,
  example: { body: { hasNewsletter: false } },
});

export const accountEndpoints = [
  requestAccountCode,
  openAccount,
  closeAccountSessions,
  listAccountOrders,
  exportAccount,
  chooseNewsletter,
  readAccount,
  saveAccount,
  deleteAccount,
] as const;

/**
 * Subject is the request. The code is derived from it (`accountCode`), so that the event does not contain it.
 * `customer` is the id that `customerErased` names in its keys.
 */
export const accountCodeRequested = defineEvent({
  type: 'ordering.account-code-requested.v1',
  summary: 'Ein Code für ein Kundenkonto wurde angefordert.',
  isAudited: false,
  data: z.object({ id, customer: id, email: field(z.string(), 'E‑Mail', personal) }),
  example: { id: exampleId('account-code'), customer: exampleIds.customer, email: codeExample.email },
});

/** Subject is the reward; for the mail to its guest. */
export const rewardGiven = defineEvent({
  type: 'ordering.reward-given.v1',
  summary: 'Eine Stempelkarte ist voll: Der Gast bekommt einen Gutscheincode.',
  data: z.object({
    id,
    customer: id,
    email: field(z.string(), 'E‑Mail', personal),
    code: field(z.string(), 'Gutscheincode', personal),
    name: z.string(),
    stamps: field(z.int(), 'Stempel'),
    validUntil: field(instant.nullable(), 'Gültig bis'),
  }),
  example: {
    id: exampleId('reward'),
    customer: exampleIds.customer,
    email: codeExample.email,
    code: 'TREUE-K7M2XQPA',
    name: 'Stempelkarte: 5,00 € Rabatt',
    stamps: 10,
    validUntil: '2027-02-21T11:00:00.000Z',
  },
});
