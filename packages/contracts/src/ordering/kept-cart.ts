import { isCallable, normalizePhone } from '@theke/rules/checkout/phone';
import { z } from 'zod';
import { unit } from '../catalog/unit.ts';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { guestName, oneLine } from '../one-line.ts';
import { amount, byId, exampleIds, id, instant, orderedAmount } from '../wire.ts';

const personal = { personal: true };

/** Without either nobody could answer. */
const isReachable = ({ email, phone }: { email: string; phone: string }): boolean =>
  email !== '' || isCallable(normalizePhone(phone));

/**
 * What a guest agreed that the business may come back to (STAT-17): who they are, how they are reached, and what lies in the cart, of which
 * the server knows the names. The box in the checkout is that consent; without it nothing is sent.
 */
const keptCartDraft = z
  .strictObject({
    branch: field(id, 'Filiale'),
    /** That the box is ticked: nothing else is taken for it. */
    consent: field(z.literal(true), 'Zustimmung'),
    firstName: field(guestName(80), 'Vorname', personal).default(''),
    lastName: field(guestName(80), 'Nachname', personal).default(''),
    email: field(z.union([z.email().max(200).toLowerCase(), z.literal('')]), 'E‑Mail', personal).default(''),
    phone: field(oneLine(40), 'Telefon', personal).default(''),
    items: field(
      z
        .array(
          z.strictObject({
            product: field(id, 'Produkt'),
            amount: field(orderedAmount, 'Menge'),
            unit: field(unit, 'Einheit'),
          }),
        )
        .min(1)
        .max(100),
      'Warenkorb',
    ),
  })
  .refine(isReachable, {
    error: 'Bitte geben Sie eine E‑Mail-Adresse oder eine Telefonnummer an.',
    path: ['email'],
    params: { code: 'EMAIL_OR_PHONE_REQUIRED' },
  });
export type KeptCartDraft = z.output<typeof keptCartDraft>;

const limit = { count: 'kept-carts', max: 120, perMs: 60_000, what: 'Warenkörbe' } as const;

/**
 * Keeps a cart that is not ordered yet, or what it is now, under an id that the guest's browser made. After an hour without a change it is
 * told (`cartAbandoned`) and gone. One that was given up, told or ordered stays so: whatever comes late changes nothing.
 * 409 CARTS_NOT_KEPT where the business has not set it up, 429 where a network keeps too many.
 */
export const keepCart = endpoint({
  name: 'keepCart',
  service: 'ordering',
  method: 'PUT',
  path: '/kept-carts/:id',
  summary: 'Warenkorb mit Zustimmung merken',
  needs: 'public',
  params: byId,
  bodyLimit: 32_000,
  limit,
  body: keptCartDraft,
  reply: { kind: 'empty' },
  status: 204,
  example: {
    params: { id: '6f1c1f5e-5d5b-4f3e-9a53-0f6a2f1f7c11' },
    body: {
      branch: exampleIds.branch,
      consent: true,
      firstName: 'Katharina',
      lastName: 'Wiesinger',
      email: 'katharina.wiesinger@demo.example',
      items: [{ product: exampleIds.product, amount: 1, unit: 'piece' }],
    },
  },
});

/** The guest takes the consent back: what is kept is deleted at once. Nobody learns whether there was something. */
export const giveUpCart = endpoint({
  name: 'giveUpCart',
  service: 'ordering',
  method: 'DELETE',
  path: '/kept-carts/:id',
  summary: 'Gemerkten Warenkorb löschen',
  needs: 'public',
  params: byId,
  limit,
  reply: { kind: 'empty' },
  status: 204,
  example: { params: { id: '6f1c1f5e-5d5b-4f3e-9a53-0f6a2f1f7c11' } },
});

export const keptCartEndpoints = [keepCart, giveUpCart] as const;

/** Subject is the kept cart, of which nothing is left by then. An erased person's has an empty contact. */
export const cartAbandoned = defineEvent({
  type: 'ordering.cart-abandoned.v1',
  summary: 'Ein Gast hat zugestimmt, dass der Betrieb sich meldet, und eine Stunde lang nicht bestellt.',
  data: z.object({
    id,
    branch: id,
    /** Whose orders would be the same person's (CUSTOMER-01): `customerErased` names it. */
    customer: id,
    contact: field(
      z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() }),
      'Kontakt',
      personal,
    ),
    items: z.array(z.object({ name: z.string(), amount, unit })),
    consentedAt: instant,
    abandonedAt: instant,
  }),
  example: {
    id: '6f1c1f5e-5d5b-4f3e-9a53-0f6a2f1f7c11',
    branch: exampleIds.branch,
    customer: exampleIds.customer,
    contact: {
      firstName: 'Katharina',
      lastName: 'Wiesinger',
      email: 'katharina.wiesinger@demo.example',
      phone: '+436641234567',
    },
    items: [{ name: 'Margherita', amount: 1, unit: 'piece' }],
    consentedAt: '2026-11-21T11:00:00.000Z',
    abandonedAt: '2026-11-21T12:00:00.000Z',
  },
});
