import { z } from 'zod';
import { action } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { byId, id, instant } from '../wire.ts';
import { customers } from './customer.ts';

/** One change of a stamp card, newest first. */
const stampEntry = z.object({
  id,
  at: field(instant, 'Wann'),
  /** Positive: given; negative: taken back, spent or removed. */
  change: field(z.int(), 'Stempel'),
  kind: field(z.enum(['order', 'returned', 'reward', 'revoked', 'correction']), 'Anlass'),
  order: field(z.object({ id, uid: z.string() }).nullable(), 'Bestellung'),
  /** Staff who corrected it; empty otherwise. */
  by: field(z.string(), 'Von'),
  reason: field(z.string(), 'Grund', { personal: true }),
});
export type StampEntry = z.output<typeof stampEntry>;

/** The stamp card of a customer, for staff (LOYAL-06). */
const customerStamps = z.object({
  /** Address of the customer's account; null: none, so no stamps are given. */
  account: z.object({ email: field(z.string(), 'E‑Mail', { personal: true }), openedAt: instant }).nullable(),
  /** Null while the business has no stamp card. */
  needed: z.int().nullable(),
  stamps: z.int(),
  rewards: z.array(z.object({ code: z.string(), name: z.string(), givenAt: instant, isUsed: z.boolean() })),
  entries: z.array(stampEntry),
});
export type CustomerStamps = z.output<typeof customerStamps>;

export const readCustomerStamps = endpoint({
  name: 'readCustomerStamps',
  service: 'ordering',
  method: 'GET',
  path: '/customers/:id/stamps',
  summary: 'Stempelkarte eines Kunden',
  needs: customers.read,
  params: byId,
  reply: { kind: 'data', schema: customerStamps },
  status: 200,
  example: { params: { id: customers.exampleId } },
});

/** Gives or removes stamps; never below 0. 409 NO_ACCOUNT, STAMPS_OFF, 422 STAMPS_TOO_FEW. */
export const correctStamps = action(customers, 'stamps', {
  name: 'correctStamps',
  summary: 'Stempel korrigieren',
  body: z.strictObject({
    change: field(
      z
        .int()
        .min(-20)
        .max(20)
        .refine((value) => value !== 0, {
          error: 'Bitte geben Sie an, wie viele Stempel dazukommen oder wegfallen.',
          params: { code: 'REQUIRED' },
        }),
      'Stempel',
    ),
    reason: field(oneLine(200).min(1), 'Grund', { personal: true }),
  }),
  reply: customerStamps,
  example: { change: 1, reason: 'Im Lokal bestellt.' },
});

export const stampEndpoints = [readCustomerStamps, correctStamps] as const;
