import type { FiscalAnswer, FiscalProof } from '@theke/contracts/ordering/fiscal-proof';
import { type FiscalReceipt, receiptSigned } from '@theke/contracts/ordering/fiscal-receipt';
import type { Database, Transaction } from '@theke/kit/database/database';
import { conflict, invalid, unknown } from '@theke/kit/problem';
import type { Decision, Order } from '../orders/order.ts';
import { changedFact } from '../orders/order-facts.ts';
import { orderStore } from '../orders/order-store.ts';
import { saveDecision } from '../orders/save-decision.ts';
import { fiscalStore } from './fiscal-store.ts';

type Target = { tenant: string; id: string; branches: readonly string[] | null };

/**
 * Stores the answer of a fiscal signer with its receipt and order (FISCAL-04). The order's lock makes concurrent
 * answers wait; the same answer again changes nothing.
 * @throws Problem 404, 409 RECEIPT_ANSWERED, 422 SIGNATURE_MISSING
 */
export async function answerReceipt(
  { db, now }: { db: Database; now: () => Date },
  { tenant, id, branches }: Target,
  answer: FiscalAnswer,
): Promise<FiscalReceipt> {
  if (answer.state === 'signed' && !answer.code && !answer.signature)
    throw invalid('SIGNATURE_MISSING', 'Ein signierter Beleg braucht eine Signatur oder den QR-Code.', 'signature');
  return db.withTenant(tenant, async (tx) => {
    const receiptRequest = await fiscalStore.find(tx, id, branches);
    if (!receiptRequest) throw unknown('Der Kassenbeleg');
    const order = await orderStore.findForChange(tx, receiptRequest.order.id, true);
    const receipt = await fiscalStore.find(tx, id, branches);
    if (!order || !receipt) throw unknown('Der Kassenbeleg');
    if (receipt.answer) return expectSame(receipt, answer);
    const at = now();
    fiscalStore.answer(tx, id, answer, at);
    await storeProof(tx, order, { receipt, answer, at });
    return { ...receipt, state: answer.state, answer, answeredAt: at.toISOString() };
  });
}

/** @throws Problem 409 RECEIPT_ANSWERED */
function expectSame(receipt: FiscalReceipt, answer: FiscalAnswer): FiscalReceipt {
  const { state, receiptNumber, code, signature, details } = receipt.answer as FiscalAnswer;
  const isSame =
    state === answer.state &&
    receiptNumber === answer.receiptNumber &&
    code === answer.code &&
    signature === answer.signature &&
    details.length === answer.details.length &&
    details.every(({ label, value }, at) => label === answer.details[at]?.label && value === answer.details[at]?.value);
  if (isSame) return receipt;
  throw conflict('RECEIPT_ANSWERED', 'Zu diesem Kassenbeleg wurde schon ein anderes Ergebnis gemeldet.', 'state');
}

type Answered = { receipt: FiscalReceipt; answer: FiscalAnswer; at: Date };

/** Adds the answer to the order, whose receipts show it. */
async function storeProof(tx: Transaction, order: Order, { receipt, answer, at }: Answered): Promise<void> {
  const { register, number, kind, issuedAt, vat, branch, order: of } = receipt;
  const proof: FiscalProof = {
    ...answer,
    ...{ register, number, kind, issuedAt, vat },
    receiptNumber: answer.receiptNumber ?? String(number),
    answeredAt: at.toISOString(),
  };
  const fiscal = [...(order.fiscal ?? []), proof].toSorted(
    (one, other) => one.issuedAt.localeCompare(other.issuedAt) || one.number - other.number,
  );
  const next: Order = { ...order, fiscal, version: order.version + 1 };
  const signed = receiptSigned(receipt.id, 2, { ...answer, branch, register, number, order: of });
  const decision: Decision = { next, facts: [changedFact(next, at), signed] };
  await saveDecision(tx, order, decision, at);
}
