import type { FiscalProof } from '@theke/contracts/ordering/fiscal-proof';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { wordsOfZone } from '@theke/rules/texts/words-of-zone';
import type { ReceiptLine } from './receipt-line.ts';

const rule: ReceiptLine = { kind: 'rule' };
const text = (value: string, isBold = false): ReceiptLine => ({ kind: 'text', text: value, isCentered: true, isBold });

const unsigned = 'Dieser Ausdruck ist kein Kassenbeleg.';
const failed = 'Sicherheitseinrichtung ausgefallen';

/** "21.11.2026, 19:30:00" in the branch's zone. */
const timeOfReceipt = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(new Date(at));

const percent = new Intl.NumberFormat('de', { maximumFractionDigits: 2 });

/**
 * The signed receipts of an order with their QR codes, as the till answered them (FISCAL-09); without one, the
 * statement that the paper is no fiscal receipt. A reversal and a failed security device are named.
 */
export function fiscalLines(
  proofs: readonly FiscalProof[] | undefined,
  { currency, zone }: { currency: string; zone: string },
): ReceiptLine[] {
  if (!proofs || proofs.length === 0) return [text(unsigned)];
  return proofs.flatMap(({ register, receiptNumber, kind, state, issuedAt, vat, code, signature, details }) => [
    rule,
    text(`Kassenbeleg ${receiptNumber}`, true),
    ...(kind === 'reversal' ? [text('Stornobuchung', true)] : []),
    text(`Kassen-ID ${register}, ${timeOfReceipt(issuedAt, zone)}`),
    ...vat.map(
      ({ rate, gross }): ReceiptLine => ({
        kind: 'pair',
        left: `Betrag mit ${percent.format(rate)} % ${wordsOfZone(zone).vat}`,
        right: formatMoney(toMoney(gross), currency),
      }),
    ),
    ...details.map(({ label, value }) => text(`${label}: ${value}`)),
    ...(state === 'failed' ? [text(failed, true)] : []),
    ...(code === '' && signature !== '' ? [text(`Signatur: ${signature}`)] : []),
    ...(code === '' ? [] : [{ kind: 'code', link: code, title: 'QR-Code der Kasse', texts: [] } as const]),
  ]);
}
