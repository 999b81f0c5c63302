import { fromMinorUnits, toMinorUnits } from '../providers/minor-units.ts';
import {
  type AccountProvider,
  type Checkout,
  type ProviderStatus,
  RefundRefused,
  type WebhookEvent,
} from '../providers/provider.ts';
import { parseJson } from '../webhooks/parse-json.ts';
import { forged } from '../webhooks/signature.ts';
import { type StripeEvent, stripeEvent } from './stripe-event.ts';

export type StripeCredentials = { secretKey: string; webhookSecret: string };
export type StripeOptions = StripeCredentials & {
  tenant: string;
  /** Default: Stripe's own address. */
  url?: string | undefined;
};

const timeoutMs = 10_000;
/** Maximum age of a message in seconds. */
const tolerance = 300;

/** Card payments on Stripe's page (Checkout Sessions). Loads the SDK with the first account in use. */
export async function stripeProvider({
  secretKey,
  webhookSecret,
  tenant,
  url,
}: StripeOptions): Promise<AccountProvider> {
  const { default: Stripe } = await import('stripe');
  // Callers retry by a timer, so the SDK must not retry as well.
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 0,
    timeout: timeoutMs,
    telemetry: false,
    ...serverAt(url),
  });

  return {
    name: 'stripe',

    async open(checkout) {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          // Other methods are paid days later, and a kitchen does not wait.
          allowed_payment_method_types: ['card'],
          client_reference_id: checkout.payment,
          metadata: metadataOf(checkout, tenant),
          payment_intent_data: { metadata: metadataOf(checkout, tenant), description: checkout.description },
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: checkout.currency.toLowerCase(),
                unit_amount: toMinorUnits(checkout.amount, checkout.currency),
                product_data: { name: checkout.description },
              },
            },
          ],
          locale: 'de',
          success_url: checkout.returnUrl,
          cancel_url: checkout.returnUrl,
          // No `expires_at`: Stripe requires at least half an hour, orders expire earlier, and repeated requests under
          // one key must be equal. The reconciler closes it when the order has ended.
        },
        { idempotencyKey: checkout.payment },
      );
      if (!session.url) throw new Error('Stripe returned no URL for the new checkout session');
      return { reference: session.id, redirectUrl: session.url };
    },

    async getStatus(reference): Promise<ProviderStatus> {
      const session = await stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] });
      const intent = session.payment_intent;
      if (session.payment_status === 'paid' && intent && typeof intent === 'object') {
        const currency = intent.currency.toUpperCase();
        return {
          state: 'captured',
          amount: fromMinorUnits(intent.amount_received, currency),
          currency,
          payment: session.client_reference_id ?? '',
          capture: intent.id,
        };
      }
      // A declined card keeps it open: the guest may use another one.
      return session.status === 'expired' ? { state: 'failed', reason: 'expired' } : { state: 'open' };
    },

    async close(reference) {
      await stripe.checkout.sessions.expire(reference);
    },

    async refund({ refund, capture, amount, currency }) {
      try {
        // Stripe forgets keys after a day, and a repeated partial refund would not be noticed: existing ones are
        // searched first.
        const made = await stripe.refunds.list({ payment_intent: capture, limit: 100 });
        const before = made.data.find(({ metadata }) => metadata?.refund === refund);
        const { id, status, failure_reason } =
          before ??
          (await stripe.refunds.create(
            { payment_intent: capture, amount: toMinorUnits(amount, currency), metadata: { refund, tenant } },
            { idempotencyKey: refund },
          ));
        if (status === 'failed' || status === 'canceled')
          throw new RefundRefused(`Stripe: ${failure_reason ?? status}`);
        return { reference: id };
      } catch (error) {
        // The shop's balance may recover; other errors of the request are permanent.
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== 'balance_insufficient')
          throw new RefundRefused(`Stripe: ${error.message}`);
        throw error;
      }
    },

    async readWebhook({ bytes, headers, at }) {
      return webhookEventOf(verified(bytes, String(headers['stripe-signature'] ?? ''), at));
    },

    async verifyCredentials() {
      await stripe.checkout.sessions.list({ limit: 1 });
    },
  };

  function verified(bytes: Buffer, signature: string, at: Date): StripeEvent | undefined {
    try {
      stripe.webhooks.constructEvent(bytes, signature, webhookSecret, tolerance, undefined, at.getTime());
    } catch {
      throw forged('stripe-signature');
    }
    return stripeEvent.safeParse(parseJson(bytes)).data;
  }
}

const metadataOf = ({ payment, order, uid }: Checkout, tenant: string) => ({ payment, order, uid, tenant });

/** Ignores messages that concern no checkout of ours. */
function webhookEventOf(event: StripeEvent | undefined): WebhookEvent | undefined {
  const about = event?.data.object;
  if (!event || !about) return undefined;
  const currency = about.currency?.toUpperCase() ?? '';
  if (about.object === 'checkout.session')
    return {
      id: event.id,
      reference: about.id,
      payment: about.metadata?.payment,
      ...(about.payment_status === 'paid' && {
        claim: { amount: fromMinorUnits(about.amount_total, currency), currency },
      }),
    };
  return {
    id: event.id,
    payment: about.metadata?.payment,
    ...(about.status === 'succeeded' && {
      claim: { amount: fromMinorUnits(about.amount_received, currency), currency },
    }),
  };
}

function serverAt(url: string | undefined) {
  if (!url) return {};
  const { hostname: host, port, protocol } = new URL(url);
  return { host, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
}
