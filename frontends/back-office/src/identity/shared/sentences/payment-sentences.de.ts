import { moneyText } from '@theke/admin/ui/format.ts';
import { type PayableKind, providerLabels } from '@theke/contracts/payments/payment';
import {
  payableAbandoned,
  payablePaid,
  payableRefunded,
  paymentAbandoned,
  paymentChanged,
  paymentFailed,
  paymentMismatched,
  paymentProviderChanged,
  paymentRefunded,
  paymentSucceeded,
} from '@theke/contracts/payments/payment-events';
import { sentence } from './sentence.ts';

const failures = { declined: 'abgelehnt', abandoned: 'abgebrochen', expired: 'abgelaufen' };
const states = {
  starting: 'begonnen',
  open: 'begonnen',
  captured: 'eingegangen',
  failed: 'fehlgeschlagen',
  mismatched: 'unstimmig',
};

/** Payment of something that is no order. */
const paymentOf = (kind: PayableKind | undefined): string =>
  kind === 'gift-card' ? 'Online-Zahlung einer Geschenkkarte' : 'Online-Zahlung am Tisch';

/** Sentences for online payments. */
export const paymentSentences = [
  sentence(
    paymentSucceeded,
    ({ amount = 0, currency = 'EUR', provider = 'test' }, _names, { name }) =>
      `Bestellung ${name} online bezahlt: ${moneyText(amount, currency)} über ${providerLabels[provider]}`,
  ),
  sentence(
    paymentFailed,
    ({ reason }, _names, { name }) =>
      `Online-Zahlung von Bestellung ${name} ${reason ? failures[reason] : states.failed}`,
  ),
  sentence(
    paymentAbandoned,
    (_data, _names, { name }) => `Gast hat die Online-Zahlung von Bestellung ${name} abgebrochen`,
  ),
  sentence(
    paymentRefunded,
    ({ amount = 0, currency = 'EUR' }, _names, { name }) =>
      `${moneyText(amount, currency)} zu Bestellung ${name} rückerstattet`,
  ),
  sentence(
    payablePaid,
    ({ kind, amount = 0, currency = 'EUR', provider = 'test' }) =>
      `${kind === 'gift-card' ? 'Geschenkkarte' : 'Teil einer Rechnung am Tisch'} online bezahlt: ${moneyText(amount, currency)} über ${providerLabels[provider]}`,
  ),
  sentence(payableAbandoned, ({ kind }) => `Gast hat die ${paymentOf(kind)} abgebrochen`),
  sentence(
    payableRefunded,
    ({ kind, amount = 0, currency = 'EUR' }) => `${moneyText(amount, currency)} einer ${paymentOf(kind)} rückerstattet`,
  ),
  sentence(
    paymentMismatched,
    ({ expected = '', found = '' }, _names, { name }) =>
      `Zahlung von Bestellung ${name} unstimmig: ${expected} erwartet, ${found} erhalten`,
  ),
  sentence(paymentChanged, ({ payment }, _names, { name }) => {
    const about = payment?.payable
      ? paymentOf(payment.payable.kind)
      : `Online-Zahlung von Bestellung ${name || (payment?.uid ?? '')}`;
    if (!payment) return `${about} geändert`;
    return payment.refunded > 0
      ? `${about}: ${moneyText(payment.refunded, payment.currency)} rückerstattet`
      : `${about} ${states[payment.state]}`;
  }),
  sentence(paymentProviderChanged, ({ provider }) =>
    provider
      ? `Zugangsdaten von ${providerLabels[provider]} geändert`
      : 'Zugangsdaten eines Zahlungsanbieters geändert',
  ),
];
