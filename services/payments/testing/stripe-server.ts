import { createHmac, randomUUID } from 'node:crypto';
import { type Money, money } from '@theke/rules/money/money';
import { fromMinorUnits, toMinorUnits } from '../src/providers/minor-units.ts';
import type { ProviderStage } from './provider-stage.ts';
import { Refusal, type StagedAnswer, type StagedCall, stagedServer } from './staged-server.ts';

type Session = {
  id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  client_reference_id: string;
  metadata: Record<string, string>;
  /** Null until the guest starts to pay, as at Stripe. */
  payment_intent: Intent | null;
  intentMetadata: Record<string, string>;
};
type Intent = { id: string; object: 'payment_intent'; status: string; amount_received: number; currency: string };
type Refund = { id: string; payment_intent: string; amount: number; status: string; metadata: Record<string, string> };

const refused = (status: number, error: { type: string; code?: string; message: string; param?: string }) =>
  new Refusal(status, { error });
const wrongParameter = (message: string, param: string) =>
  refused(400, { type: 'invalid_request_error', code: 'parameter_invalid', message, param });

/** The parameters we send; any other is a mistake of ours. */
const known =
  /^(mode|client_reference_id|locale|success_url|cancel_url|allowed_payment_method_types\[\d\]|(payment_intent_data\[)?metadata\]?\[\w+\]|payment_intent_data\[description\]|line_items\[0\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[name))\])$/;

/**
 * Simulates the part of Stripe that we use, by its documents: bearer keys, nested form bodies, idempotency keys bound
 * to their parameters. Also sessions that are open, complete or expired, refunds up to the received amount, and signed
 * events.
 */
export async function stripeServer({ secretKey, webhookSecret }: { secretKey: string; webhookSecret: string }) {
  const sessions = new Map<string, Session>();
  const refunds: Refund[] = [];
  /** By key: request and response. */
  const repeated = new Map<string, { sent: string; answer: StagedAnswer }>();

  const sessionOf = (id: string | undefined): Session => {
    const session = sessions.get(id ?? '');
    if (!session)
      throw refused(404, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: `No such session: ${id}`,
      });
    return session;
  };

  function handle(call: StagedCall): StagedAnswer {
    if (call.headers.authorization !== `Bearer ${secretKey}`)
      throw refused(401, { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_***' });
    if (!call.headers['stripe-version']) throw wrongParameter('no version', 'Stripe-Version');
    if (call.method !== 'POST') return act(call, new URLSearchParams());
    if (call.body && call.headers['content-type'] !== 'application/x-www-form-urlencoded')
      throw wrongParameter('not a form', 'Content-Type');
    const key = call.headers['idempotency-key'];
    const sent = `${call.url.pathname} ${call.body}`;
    const before = typeof key === 'string' ? repeated.get(key) : undefined;
    if (before && before.sent !== sent)
      throw refused(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    if (before) return before.answer;
    // A request refused for its parameters is not stored under its key.
    const answer = act(call, new URLSearchParams(call.body));
    if (typeof key === 'string') repeated.set(key, { sent, answer });
    return answer;
  }

  function act({ method, url }: StagedCall, form: URLSearchParams): StagedAnswer {
    const [, , family, ...rest] = url.pathname.split('/');
    const where = `${method} ${family}/${rest.map((part) => (part.startsWith('cs_') ? ':id' : part)).join('/')}`;
    switch (where) {
      case 'GET checkout/sessions':
        return {
          status: 200,
          body: { object: 'list', data: [...sessions.values()].slice(0, 1).map((one) => shown(one)), has_more: false },
        };
      case 'POST checkout/sessions':
        return { status: 200, body: shown(open(form)) };
      case 'GET checkout/sessions/:id':
        return { status: 200, body: shown(sessionOf(rest[1]), url.searchParams.get('expand[0]') === 'payment_intent') };
      case 'POST checkout/sessions/:id/expire': {
        const session = sessionOf(rest[1]);
        if (session.status !== 'open')
          throw refused(402, {
            type: 'invalid_request_error',
            message: `Only Checkout Sessions with a status in ["open"] can be expired.`,
          });
        session.status = 'expired';
        return { status: 200, body: shown(session) };
      }
      case 'GET refunds/': {
        const of = url.searchParams.get('payment_intent');
        return {
          status: 200,
          body: { object: 'list', data: refunds.filter((one) => one.payment_intent === of), has_more: false },
        };
      }
      case 'POST refunds/':
        return { status: 200, body: refund(form) };
      default:
        throw refused(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${where})` });
    }
  }

  function open(form: URLSearchParams): Session {
    const unknown = [...form.keys()].find((name) => !known.test(name));
    if (unknown)
      throw refused(400, {
        type: 'invalid_request_error',
        code: 'parameter_unknown',
        message: unknown,
        param: unknown,
      });
    const needed = (name: string, pattern: RegExp): string => {
      const value = form.get(name) ?? '';
      if (!pattern.test(value)) throw wrongParameter(`Invalid ${name}: ${value}`, name);
      return value;
    };
    needed('mode', /^payment$/);
    needed('success_url', /^https?:\/\//);
    needed('cancel_url', /^https?:\/\//);
    needed('line_items[0][quantity]', /^1$/);
    needed('line_items[0][price_data][product_data][name]', /^.{1,250}$/);
    const under = (prefix: string) =>
      Object.fromEntries(
        [...form].flatMap(([name, value]) =>
          name.startsWith(`${prefix}[`) ? [[name.slice(prefix.length + 1, -1), value]] : [],
        ),
      ) as Record<string, string>;
    const session: Session = {
      id: `cs_test_${randomUUID().replaceAll('-', '')}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(needed('line_items[0][price_data][unit_amount]', /^[1-9]\d{0,7}$/)),
      currency: needed('line_items[0][price_data][currency]', /^[a-z]{3}$/),
      client_reference_id: needed('client_reference_id', /^[\w-]{1,200}$/),
      metadata: under('metadata'),
      payment_intent: null,
      intentMetadata: under('payment_intent_data[metadata]'),
    };
    sessions.set(session.id, session);
    return session;
  }

  function refund(form: URLSearchParams): Refund {
    const intent = form.get('payment_intent') ?? '';
    const session = [...sessions.values()].find(({ payment_intent }) => payment_intent?.id === intent);
    if (!session?.payment_intent)
      throw refused(404, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: 'No such payment_intent',
      });
    const amount = Number(form.get('amount'));
    if (!Number.isInteger(amount) || amount < 1) throw wrongParameter('Invalid integer', 'amount');
    const left = session.payment_intent.amount_received - givenBack(intent);
    if (left === 0)
      throw refused(400, {
        type: 'invalid_request_error',
        code: 'charge_already_refunded',
        message: 'Charge has already been refunded.',
      });
    if (amount > left)
      throw refused(400, {
        type: 'invalid_request_error',
        message: `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
        param: 'amount',
      });
    const made: Refund = {
      id: `re_${randomUUID()}`,
      payment_intent: intent,
      amount,
      status: 'succeeded',
      metadata: { refund: form.get('metadata[refund]') ?? '' },
    };
    refunds.push(made);
    return made;
  }

  const givenBack = (intent: string): number =>
    refunds.filter(({ payment_intent }) => payment_intent === intent).reduce((sum, { amount }) => sum + amount, 0);

  const shown = ({ intentMetadata, payment_intent, ...session }: Session, isExpanded = false) => ({
    ...session,
    object: 'checkout.session',
    url: session.status === 'open' ? `https://checkout.stripe.example/c/pay/${session.id}` : null,
    payment_intent: isExpanded
      ? payment_intent && { ...payment_intent, metadata: intentMetadata }
      : (payment_intent?.id ?? null),
  });

  const ofOrder = (order: string) => [...sessions.values()].filter(({ metadata }) => metadata.order === order);

  const stage: ProviderStage = {
    trouble: () => 'none',
    references: (order) => ofOrder(order).map(({ id }) => id),
    decide(reference, outcome, amount) {
      const session = sessionOf(reference);
      // A declined card keeps the session open: the guest may use another.
      if (session.status !== 'open' || outcome === 'declined') return;
      const received =
        amount === undefined ? session.amount_total : toMinorUnits(amount, session.currency.toUpperCase());
      session.status = 'complete';
      session.payment_status = 'paid';
      session.payment_intent = {
        id: `pi_${randomUUID()}`,
        object: 'payment_intent',
        status: 'succeeded',
        amount_received: received,
        currency: session.currency,
      };
    },
    isPaid: (order) => ofOrder(order).some(({ payment_intent }) => payment_intent !== null),
    balance: (order): Money =>
      ofOrder(order).reduce(
        (sum, { payment_intent: intent, currency }) =>
          intent
            ? money(sum + fromMinorUnits(intent.amount_received - givenBack(intent.id), currency.toUpperCase()))
            : sum,
        money(0),
      ),
    message(reference, at) {
      const object = shown(sessionOf(reference));
      const type = object.status === 'expired' ? 'checkout.session.expired' : 'checkout.session.completed';
      const event = { id: `evt_${randomUUID()}`, object: 'event', type, livemode: false, data: { object } };
      return signedMessage(Buffer.from(JSON.stringify(event)), webhookSecret, at);
    },
  };
  const server = await stagedServer(handle, () => stage.trouble());
  return { ...server, stage, repeated };
}

export function signedMessage(body: Buffer, webhookSecret: string, at: Date) {
  const seconds = Math.floor(at.getTime() / 1000);
  const v1 = createHmac('sha256', webhookSecret).update(`${seconds}.`).update(body).digest('hex');
  return { provider: 'stripe', body, headers: { 'stripe-signature': `t=${seconds},v1=${v1}` } };
}
