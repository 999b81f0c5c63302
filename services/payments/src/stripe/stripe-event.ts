import { z } from 'zod';

/** Other programs may share the account and use this field differently. */
const metadata = z.object({ payment: z.uuid().optional().catch(undefined) }).nullish();

/** Parsed part of Stripe's messages: sessions and payment intents. */
export const stripeEvent = z.object({
  id: z.string().min(1).max(255),
  data: z.object({
    object: z.discriminatedUnion('object', [
      z.object({
        object: z.literal('checkout.session'),
        id: z.string().max(255),
        payment_status: z.string(),
        amount_total: z.int(),
        currency: z.string().length(3),
        metadata,
      }),
      z.object({
        object: z.literal('payment_intent'),
        status: z.string(),
        amount_received: z.int(),
        currency: z.string().length(3),
        metadata,
      }),
    ]),
  }),
});
export type StripeEvent = z.output<typeof stripeEvent>;
