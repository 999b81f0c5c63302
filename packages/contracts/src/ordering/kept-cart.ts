import { isCallable, normalizePhone } from '@theke/rules/checkout/phone';
import { z } from 'zod';
import { unit } from '../catalog/unit.ts';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { guestName, oneLine } from '../one-line.ts';
import { amount, byId, exampleIds, id, instant, orderedAmount } from '../wire.ts';

const personal = { personal: true };

/** Without e-mail or phone, the business cannot contact the guest. */
const isReachable = ({ email, phone }: { email: string; phone: string }): boolean =>
  email !== '' || isCallable(normalizePhone(phone));

/**
 * A cart saved with the guest's consent to be contacted (STAT-17): contact and products, whose names the server adds.
 * The checkbox in the checkout is the consent; without it nothing is sent.
 */
const keptCartDraft = z
  .strictObject({
    branch: field(id, 'Filiale'),
    /** The ticked checkbox; only `true` is valid. */
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
 * Saves or updates an unordered cart under an id created by the guest's browser. After an hour without changes it is
 * published as `cartAbandoned` and deleted. Updates after revocation, publication or order are ignored. 409
 * CARTS_NOT_KEPT if the business has not enabled it, 429 if a network saves too many.
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

/** Revokes the consent: the saved cart is deleted immediately. The reply does not show whether there was one. */
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

/** Subject is the saved cart, which is deleted by then. The contact is empty for an erased person. */
export const cartAbandoned = defineEvent({
  type: 'ordering.cart-abandoned.v1',
  summary: 'Ein Gast darf kontaktiert werden und hat eine Stunde lang nicht bestellt.',
  data: z.object({
    id,
    branch: id,
    /** Customer id of this person's orders (CUSTOMER-01), as named by `customerErased`. */
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
