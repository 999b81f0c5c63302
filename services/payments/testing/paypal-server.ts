import { randomUUID } from 'node:crypto';
import { type Schema, zodType } from '@theke/contracts/field';
import { type Money, money, toMoney } from '@theke/rules/money/money';
import { z } from 'zod';
import { toDecimalText } from '../src/providers/minor-units.ts';
import type { ProviderStage, StagedMessage } from './provider-stage.ts';
import { Refusal, type StagedAnswer, type StagedCall, stagedServer } from './staged-server.ts';

type Amount = { currency_code: string; value: string };
type Capture = { id: string; status: string; amount: Amount; custom_id: string };
type Order = {
  id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  unit: { reference_id: string; custom_id: string; amount: Amount };
  captures: Capture[];
  /** Whether the guest's account has funds at capture. */
  isCovered: boolean;
  /** Set if another amount is captured than requested. */
  taken?: Amount;
};
type Refund = { id: string; capture: string; amount: Amount; status: 'COMPLETED' };

const refused = (status: number, name: string, issue?: string) =>
  new Refusal(status, { name, message: name, debug_id: randomUUID(), details: issue ? [{ issue }] : [] });
const unprocessable = (issue: string) => refused(422, 'UNPROCESSABLE_ENTITY', issue);

const amount = z.strictObject({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z.string().regex(/^\d{1,7}(\.\d{2,3})?$/),
});
const orderRequest = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.strictObject({
      reference_id: z.string().max(256),
      custom_id: z.string().max(255),
      description: z.string().max(127),
      amount,
    }),
  ]),
  payment_source: z.strictObject({
    paypal: z.strictObject({
      experience_context: z.strictObject({
        return_url: z.url(),
        cancel_url: z.url(),
        user_action: z.literal('PAY_NOW'),
        shipping_preference: z.literal('NO_SHIPPING'),
        locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
      }),
    }),
  }),
});
const verification = z.object({
  auth_algo: z.string(),
  cert_url: z.string(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.iso.datetime(),
  webhook_id: z.string(),
});

/**
 * Simulates the part of PayPal that we use, by its documents: tokens, PayPal-Request-Id bound to its body, and orders
 * that are created, approved and completed. Also captures that can be declined, refunds up to the captured amount, and
 * verification of messages.
 */
export async function paypalServer(credentials: { clientId: string; clientSecret: string; webhookId: string }) {
  const orders = new Map<string, Order>();
  const refunds: Refund[] = [];
  const repeated = new Map<string, { sent: string; answer: StagedAnswer }>();
  const tokens = new Set<string>();
  /** Sent messages by transmission id. */
  const sent = new Map<string, string>();

  const orderOf = (id: string | undefined): Order => {
    const order = orders.get(id ?? '');
    if (!order) throw refused(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
    return order;
  };

  function handle(call: StagedCall): StagedAnswer {
    const { pathname } = call.url;
    if (pathname === '/v1/oauth2/token') return token(call);
    if (!tokens.has(String(call.headers.authorization).replace('Bearer ', '')))
      throw refused(401, 'AUTHENTICATION_FAILURE');
    const key = call.headers['paypal-request-id'];
    if (call.method !== 'POST' || typeof key !== 'string') return act(call);
    const wanted = `${pathname} ${call.body}`;
    const before = repeated.get(key);
    if (before && before.sent !== wanted) throw unprocessable('DUPLICATE_REQUEST_ID');
    if (before) return before.answer;
    const answer = act(call);
    repeated.set(key, { sent: wanted, answer });
    return answer;
  }

  function token({ method, headers, body }: StagedCall): StagedAnswer {
    const basic = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64');
    if (headers.authorization !== `Basic ${basic}`)
      throw new Refusal(401, { error: 'invalid_client', error_description: 'Client Authentication failed' });
    if (method !== 'POST' || new URLSearchParams(body).get('grant_type') !== 'client_credentials')
      throw new Refusal(400, { error: 'unsupported_grant_type' });
    const access = randomUUID();
    tokens.add(access);
    return { status: 200, body: { access_token: access, token_type: 'Bearer', expires_in: 32_400, scope: '' } };
  }

  function act(call: StagedCall): StagedAnswer {
    const { method, url } = call;
    const [, , , , id] = url.pathname.split('/');
    switch (`${method} ${url.pathname.replace(id ?? '?', id === 'verify-webhook-signature' ? id : ':id')}`) {
      case 'POST /v2/checkout/orders':
        return { status: 200, body: shown(create(call)) };
      case 'GET /v2/checkout/orders/:id':
        return { status: 200, body: shown(orderOf(id)) };
      case 'POST /v2/checkout/orders/:id/capture':
        return { status: 201, body: shown(take(orderOf(id))) };
      case 'POST /v2/payments/captures/:id/refund':
        return { status: 201, body: giveBack(id ?? '', call) };
      default:
        if (url.pathname === '/v1/notifications/verify-webhook-signature')
          return { status: 200, body: verify(call.body) };
        throw refused(400, 'NO_SUCH_ADDRESS', `${method} ${url.pathname}`);
    }
  }

  function parsed<S extends Schema>(schema: S, { headers, body }: StagedCall): z.output<S> {
    if (!String(headers['content-type']).startsWith('application/json')) throw refused(415, 'UNSUPPORTED_MEDIA_TYPE');
    const found = zodType(schema).safeParse(JSON.parse(body));
    if (!found.success) throw refused(400, 'INVALID_REQUEST', found.error.message);
    return found.data as z.output<S>;
  }

  function create(call: StagedCall): Order {
    if (!call.headers['paypal-request-id']) throw refused(400, 'INVALID_REQUEST', 'PAYPAL_REQUEST_ID_REQUIRED');
    const [unit] = parsed(orderRequest, call).purchase_units;
    const id = randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase();
    const order: Order = { id, status: 'PAYER_ACTION_REQUIRED', unit, captures: [], isCovered: true };
    orders.set(id, order);
    return order;
  }

  function take(order: Order): Order {
    if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED');
    if (!order.isCovered) {
      order.status = 'PAYER_ACTION_REQUIRED';
      throw unprocessable('INSTRUMENT_DECLINED');
    }
    order.status = 'COMPLETED';
    order.captures.push({
      id: randomUUID().slice(0, 17).toUpperCase(),
      status: 'COMPLETED',
      amount: order.taken ?? order.unit.amount,
      custom_id: order.unit.custom_id,
    });
    return order;
  }

  function giveBack(id: string, call: StagedCall): Refund {
    const capture = [...orders.values()].flatMap(({ captures }) => captures).find((one) => one.id === id);
    if (!capture) throw refused(404, 'RESOURCE_NOT_FOUND');
    const { amount: wanted } = parsed(z.strictObject({ amount }), call);
    if (wanted.currency_code !== capture.amount.currency_code) throw unprocessable('REFUND_CURRENCY_MISMATCH');
    const left = centsOf(capture.amount) - refundedCents(id);
    if (left === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED');
    if (centsOf(wanted) > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED');
    const refund: Refund = { id: randomUUID(), capture: id, amount: wanted, status: 'COMPLETED' };
    refunds.push(refund);
    capture.status = refundedCents(id) === centsOf(capture.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    return refund;
  }

  /** Compares the exact bytes of the event: a re-serialised one would differ. */
  function verify(body: string): { verification_status: string } {
    const asked = verification.safeParse(JSON.parse(body)).data;
    if (!asked) throw refused(400, 'VALIDATION_ERROR');
    const event = body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    const isOurs =
      asked.webhook_id === credentials.webhookId &&
      sent.get(asked.transmission_id) === event &&
      asked.transmission_sig === signatureOf(asked.transmission_id, asked.transmission_time);
    return { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' };
  }

  const signatureOf = (id: string, time: string) => Buffer.from(`sig-${id}-${time}`).toString('base64');
  const centsOf = ({ value }: Amount): number => Math.round(Number(value) * 100);
  const refundedCents = (capture: string): number =>
    refunds.filter((one) => one.capture === capture).reduce((sum, one) => sum + centsOf(one.amount), 0);
  const ofOrder = (order: string) => [...orders.values()].filter(({ unit }) => unit.reference_id === order);

  const shown = ({ id, status, unit, captures }: Order) => ({
    id,
    status,
    intent: 'CAPTURE',
    purchase_units: [{ ...unit, ...(captures.length > 0 && { payments: { captures } }) }],
    links:
      status === 'PAYER_ACTION_REQUIRED'
        ? [{ rel: 'payer-action', method: 'GET', href: `https://www.paypal.example/checkoutnow?token=${id}` }]
        : [],
  });

  function signed(event: object, at: Date): StagedMessage {
    // Contains a space, so that a re-serialised event has other bytes.
    const text = JSON.stringify(event).replace(',', ', ');
    const [id, time] = [randomUUID(), at.toISOString()];
    sent.set(id, text);
    return {
      provider: 'paypal',
      body: Buffer.from(text),
      headers: {
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signatureOf(id, time),
        'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
        'paypal-auth-algo': 'SHA256withRSA',
      },
    };
  }

  const stage: ProviderStage = {
    trouble: () => 'none',
    references: (order) => ofOrder(order).map(({ id }) => id),
    decide(reference, outcome, sum) {
      const order = orderOf(reference);
      if (order.status !== 'PAYER_ACTION_REQUIRED') return;
      order.status = 'APPROVED';
      order.isCovered = outcome === 'paid';
      const { currency_code } = order.unit.amount;
      if (sum !== undefined) order.taken = { currency_code, value: toDecimalText(sum, currency_code) };
    },
    isPaid: (order) => ofOrder(order).some(({ captures }) => captures.length > 0),
    balance: (order): Money =>
      ofOrder(order)
        .flatMap(({ captures }) => captures)
        .reduce((sum, one) => money(sum + toMoney((centsOf(one.amount) - refundedCents(one.id)) / 100)), money(0)),
    message(reference, at) {
      const { id, unit, captures } = orderOf(reference);
      const [capture] = captures;
      const event = capture
        ? {
            event_type: 'PAYMENT.CAPTURE.COMPLETED',
            resource: { ...capture, supplementary_data: { related_ids: { order_id: id } } },
          }
        : { event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id, purchase_units: [unit] } };
      return signed({ id: `WH-${randomUUID()}`, event_version: '1.0', ...event }, at);
    },
  };
  const server = await stagedServer(handle, ({ url }) => stage.trouble(url.pathname));
  return { ...server, stage, signed };
}
