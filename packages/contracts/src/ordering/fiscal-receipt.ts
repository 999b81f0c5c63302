import { z } from 'zod';
import { action, collection, listEndpoint, readEndpoint } from '../collection.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { exampleIds, id, instant, ref } from '../wire.ts';
import { fiscalAnswer, receiptKind, receiptVat } from './fiscal-proof.ts';
import { paymentMethod, paymentMethodLabels } from './order.ts';

/**
 * The fiscal port (docs/fiscal.md). Theke is an ordering system, not a certified till: it tells a till or signer which
 * receipts to sign, and prints the answer.
 */
const toSign = {
  branch: field(ref, 'Filiale'),
  /** The branch's register, as registered with the till. */
  register: field(z.string(), 'Kassen-ID'),
  /** Counted per register, from 1, without gaps. Sign in this order. */
  number: field(z.int(), 'Laufende Nummer'),
  kind: receiptKind,
  order: field(z.object({ id, uid: field(z.string(), 'Bestellcode') }), 'Bestellung'),
  issuedAt: field(instant, 'Ausgestellt am'),
  /** Zone of the branch, for the local time on the receipt. */
  timeZone: field(z.string(), 'Zeitzone'),
  paymentMethod: field(paymentMethod, 'Zahlungsart', { choices: paymentMethodLabels }),
  currency: field(z.string(), 'Währung'),
  gross: field(z.number(), 'Brutto'),
  vat: receiptVat,
  /** Sold items if the receipt covers the whole order, otherwise empty. Without choices and texts of the guest. */
  items: field(
    z.array(
      z.object({
        name: field(z.string(), 'Produkt'),
        /** "2 x", "250 g" */
        amount: field(z.string(), 'Menge'),
        gross: field(z.number(), 'Brutto'),
      }),
    ),
    'Positionen',
  ),
};

export const fiscalReceipt = z.object({
  id,
  ...toSign,
  state: field(z.enum(['open', 'signed', 'failed']), 'Status', {
    choices: { open: 'Offen', signed: 'Signiert', failed: 'Sicherheitseinrichtung ausgefallen' },
  }),
  answer: fiscalAnswer.nullable(),
  answeredAt: field(instant.nullable(), 'Beantwortet am'),
});
export type FiscalReceipt = z.output<typeof fiscalReceipt>;

export const fiscalReceipts = collection({
  service: 'ordering',
  name: 'fiscal-receipts',
  one: 'fiscal-receipt',
  label: { one: 'Kassenbeleg', many: 'Kassenbelege' },
  item: fiscalReceipt,
  read: 'fiscal-receipts.read',
  write: 'fiscal-receipts.sign',
  filters: ['branch', 'register', 'state'],
  range: ['issuedAt'],
  sorts: ['number', 'issuedAt'],
});

export const listFiscalReceipts = listEndpoint(fiscalReceipts);
export const readFiscalReceipt = readEndpoint(fiscalReceipts, fiscalReceipt);

const exampleAnswer = {
  state: 'signed',
  code: '_R1-AT0_MARILLO-1_1_2026-11-21T19:30:00_0,00_10,90_0,00_0,00_0,00_NLoiSHL3bsM=_C1_OJ16FcqeA7s=_MEUCIQ==',
  signature: 'MEUCIQ==',
} as const;

/**
 * Stores the signer's answer. The first one stays: the same answer again changes nothing, another is 409
 * RECEIPT_ANSWERED. 422 SIGNATURE_MISSING if a signed receipt has neither code nor signature.
 */
export const answerFiscalReceipt = action(fiscalReceipts, 'answer', {
  name: 'answerFiscalReceipt',
  summary: 'Signatur eines Kassenbelegs melden',
  body: fiscalAnswer,
  reply: fiscalReceipt,
  example: exampleAnswer,
});

export const fiscalReceiptEndpoints = [listFiscalReceipts, readFiscalReceipt, answerFiscalReceipt] as const;

const exampleReceipt = {
  branch: { id: exampleIds.branch },
  register: 'MARILLO-1',
  number: 1,
  kind: 'sale',
  order: { id: exampleIds.order, uid: 'K7M2XQPA' },
  issuedAt: '2026-11-21T18:30:00.000Z',
  timeZone: 'Europe/Vienna',
  paymentMethod: 'cash',
  currency: 'EUR',
  gross: 10.9,
  vat: [{ rate: 10, net: 9.9091, tax: 0.9909, gross: 10.9 }],
  items: [{ name: 'Margherita', amount: '1 x', gross: 10.9 }],
} satisfies z.input<z.ZodObject<typeof toSign>>;

/** Money was taken or goes back in a branch with a register. Subject is the receipt. */
export const receiptToSign = defineEvent({
  type: 'ordering.receipt-to-sign.v1',
  summary: 'Ein Beleg wartet auf die Signatur der Kasse.',
  data: z.object(toSign),
  example: exampleReceipt,
  isForOutside: true,
});

/** The signer answered. Subject is the receipt. */
export const receiptSigned = defineEvent({
  type: 'ordering.receipt-signed.v1',
  summary: 'Die Kasse hat einen Beleg signiert oder ihren Ausfall gemeldet.',
  data: z.object({
    branch: toSign.branch,
    register: toSign.register,
    number: toSign.number,
    order: toSign.order,
    ...fiscalAnswer.shape,
  }),
  example: {
    branch: exampleReceipt.branch,
    register: exampleReceipt.register,
    number: 1,
    order: exampleReceipt.order,
    ...exampleAnswer,
    details: [],
  },
  isForOutside: true,
});
