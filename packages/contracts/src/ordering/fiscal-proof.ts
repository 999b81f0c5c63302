import { receiptKinds } from '@theke/rules/fiscal/receipt-kinds';
import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { instant } from '../wire.ts';

export const receiptKind = field(z.enum(receiptKinds), 'Belegart', {
  choices: { sale: 'Umsatz', reversal: 'Stornobuchung' },
});

/** Gross is in whole cents; net + tax = gross. Amounts of reversals are negative. */
export const receiptVat = field(
  z.array(
    z.object({
      rate: field(z.number(), 'Steuersatz'),
      net: field(z.number(), 'Netto'),
      tax: field(z.number(), 'Umsatzsteuer'),
      gross: field(z.number(), 'Brutto'),
    }),
  ),
  'Beträge nach Steuersatz',
);

/**
 * What a fiscal signer says about a receipt. `failed`: its security device was out of order ("Sicherheitseinrichtung
 * ausgefallen"), the receipt is valid without a signature.
 */
export const fiscalAnswer = z.strictObject({
  state: field(z.enum(['signed', 'failed']), 'Ergebnis', {
    choices: { signed: 'Signiert', failed: 'Sicherheitseinrichtung ausgefallen' },
  }),
  /** Number under which the till has the receipt. Default: Theke's number. */
  receiptNumber: field(oneLine(60).min(1), 'Belegnummer der Kasse').optional(),
  /** Text of the QR code, as the country publishes it. */
  code: field(oneLine(1_000), 'Inhalt des QR-Codes').default(''),
  signature: field(oneLine(500), 'Signatur').default(''),
  /** Further lines that the receipt has to show, such as the serial number of the security device. */
  details: field(
    z
      .array(
        z.strictObject({
          label: field(oneLine(40).min(1), 'Bezeichnung'),
          value: field(oneLine(200).min(1), 'Wert'),
        }),
      )
      .max(12),
    'Weitere Angaben',
  ).default([]),
});
export type FiscalAnswer = z.output<typeof fiscalAnswer>;

/** A receipt of an order with the signer's answer, as receipts show it. */
export const fiscalProof = z.object({
  register: field(z.string(), 'Kassen-ID'),
  /** Number that Theke gave it. */
  number: field(z.int(), 'Laufende Nummer'),
  kind: receiptKind,
  issuedAt: field(instant, 'Ausgestellt am'),
  vat: receiptVat,
  ...fiscalAnswer.shape,
  receiptNumber: field(z.string(), 'Belegnummer der Kasse'),
  answeredAt: field(instant, 'Beantwortet am'),
});
export type FiscalProof = z.output<typeof fiscalProof>;
