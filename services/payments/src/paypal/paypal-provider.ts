import { toMoney } from '@theke/rules/money/money';
import { toDecimalText } from '../providers/minor-units.ts';
import { type AccountProvider, type ProviderStatus, RefundRefused, type WebhookEvent } from '../providers/provider.ts';
import { parseJson } from '../webhooks/parse-json.ts';
import { forged } from '../webhooks/signature.ts';
import { ForgeryCount } from './forgery-count.ts';
import { loadPaypal, type PaypalOptions } from './load-paypal.ts';
import { hasMessageForm } from './message-form.ts';
import { paypalEvent } from './paypal-event.ts';
import { parseIssue } from './paypal-issue.ts';
import { type PaypalOrder, paypalOrder } from './paypal-order.ts';
import { isGenuine } from './verify-webhook.ts';

/** In ms: PayPal repeats a message for three days; older ones are replays. */
const oldest = 5 * 86_400_000;

/** The guest's PayPal account refused or lacks funds: another attempt needs another order. */
const declines = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'TRANSACTION_REFUSED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
]);

/** Payments with a PayPal account (Orders v2). Money that a guest approved is captured when we check the status. */
export async function paypalProvider(options: PaypalOptions): Promise<AccountProvider> {
  const { orders, payments, token, baseUrl } = await loadPaypal(options);

  const forgeries = new ForgeryCount();

  const read = async (id: string): Promise<PaypalOrder | undefined> => {
    try {
      return paypalOrder.parse((await orders.getOrder({ id })).result);
    } catch (error) {
      // Not approved within its hours: PayPal has deleted it.
      if (parseIssue(error)?.status === 404) return undefined;
      throw error;
    }
  };

  /** The order after the capture, or why it failed. */
  async function take(id: string): Promise<PaypalOrder | 'declined' | undefined> {
    try {
      // With the same key a repeated request captures once.
      await orders.captureOrder({ id, paypalRequestId: `take-${id}`, prefer: 'return=minimal' });
    } catch (error) {
      const issue = parseIssue(error);
      if (issue && declines.has(issue.name)) return 'declined';
      if (issue?.name !== 'ORDER_ALREADY_CAPTURED' && issue?.name !== 'ORDER_NOT_APPROVED') throw error;
    }
    return read(id);
  }

  return {
    name: 'paypal',

    async open(checkout) {
      const { currency } = checkout;
      const { result } = await orders.createOrder({
        paypalRequestId: checkout.payment,
        prefer: 'return=minimal',
        body: {
          intent: 'CAPTURE' as never,
          purchaseUnits: [
            {
              referenceId: checkout.order,
              customId: checkout.payment,
              description: checkout.description,
              amount: { currencyCode: currency, value: toDecimalText(checkout.amount, currency) },
            },
          ],
          paymentSource: {
            paypal: {
              experienceContext: {
                returnUrl: checkout.returnUrl,
                cancelUrl: checkout.returnUrl,
                userAction: 'PAY_NOW' as never,
                shippingPreference: 'NO_SHIPPING' as never,
                locale: 'de-AT',
              },
            },
          },
        },
      });
      const link = result.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      if (!result.id || !link) throw new Error('PayPal returned no approval link for the new order');
      return { reference: result.id, redirectUrl: link.href };
    },

    async getStatus(reference, { capture }): Promise<ProviderStatus> {
      let order = await read(reference);
      if (order?.status === 'APPROVED' && capture) {
        const captured = await take(reference);
        if (captured === 'declined') return { state: 'failed', reason: 'declined' };
        order = captured;
      }
      return providerStatusOf(order, capture);
    },

    /**
     * PayPal's orders cannot be closed. Nothing is paid that we do not capture, and we capture nothing of an ended
     * order.
     */
    close: async () => undefined,

    async refund({ refund, capture, amount, currency }) {
      try {
        const { result } = await payments.refundCapturedPayment({
          captureId: capture,
          paypalRequestId: refund,
          prefer: 'return=minimal',
          body: { amount: { currencyCode: currency, value: toDecimalText(amount, currency) } },
        });
        const status = String(result.status ?? '');
        if (!result.id || status === 'FAILED' || status === 'CANCELLED')
          throw new RefundRefused(`PayPal: ${status || 'ohne Antwort'}`);
        return { reference: result.id };
      } catch (error) {
        const issue = parseIssue(error);
        // The shop's balance may recover; other processing errors are permanent.
        if (issue?.status === 422 && issue.name !== 'REFUND_FAILED_INSUFFICIENT_FUNDS')
          throw new RefundRefused(`PayPal: ${issue.name}`);
        throw error;
      }
    },

    async readWebhook({ bytes, headers, at }) {
      const age = at.getTime() - Date.parse(String(headers['paypal-transmission-time']));
      // Also for an invalid time.
      if (!(Math.abs(age) <= oldest)) throw forged('paypal-transmission-time');
      if (!hasMessageForm(headers)) throw forged('paypal-transmission-sig');
      if (forgeries.isFull(at)) throw new Error('too many forged webhooks, not verified at PayPal');
      const { webhookId } = options;
      if (!(await isGenuine({ baseUrl, token: await token(), webhookId, headers, bytes }))) {
        forgeries.add(at);
        throw forged('paypal-transmission-sig');
      }
      return webhookEventOf(bytes);
    },

    async verifyCredentials() {
      await token();
    },
  };
}

function providerStatusOf(order: PaypalOrder | undefined, mayCapture: boolean): ProviderStatus {
  const unit = order?.purchase_units[0];
  const capture = unit?.payments?.captures?.[0];
  if (!order || order.status === 'VOIDED') return { state: 'failed', reason: 'expired' };
  if (!unit || !capture) return mayCapture ? { state: 'open' } : { state: 'failed', reason: 'expired' };
  switch (capture.status) {
    case 'DECLINED':
    case 'FAILED':
      return { state: 'failed', reason: 'declined' };
    // In transit to us: checked again until it arrives.
    case 'PENDING':
      return { state: 'open' };
    default: {
      const { value, currency_code: currency } = capture.amount;
      const payment = capture.custom_id ?? unit.custom_id ?? '';
      return { state: 'captured', amount: toMoney(Number(value)), currency, payment, capture: capture.id };
    }
  }
}

function webhookEventOf(bytes: Buffer): WebhookEvent | undefined {
  const event = paypalEvent.safeParse(parseJson(bytes)).data;
  if (!event) return undefined;
  const { id, event_type: type, resource } = event;
  if (type.startsWith('CHECKOUT.ORDER.')) return { id, reference: resource.id };
  const { amount, custom_id: payment, supplementary_data: more } = resource;
  return {
    id,
    payment,
    reference: more?.related_ids?.order_id,
    ...(type === 'PAYMENT.CAPTURE.COMPLETED' &&
      amount && { claim: { amount: toMoney(Number(amount.value)), currency: amount.currency_code } }),
  };
}
