import { fiscalReceipts } from '@theke/contracts/ordering/fiscal-receipt';
import { createOrder } from '@theke/contracts/ordering/order-endpoints';
import { type ExampleCall, exampleCall, type Ids } from './example-call.ts';
import { type SendExample, sendOrThrow } from './send-example.ts';

/**
 * Completes another example order, whose branch has a register, so that there is a receipt to sign.
 * @param send as an administrator
 * @returns the example's id of the receipt and the real one
 */
export async function makeFiscalReceipt(send: SendExample, ids: Ids): Promise<[string, string]> {
  const ask = <T>(call: ExampleCall) => sendOrThrow<T>(send, call);
  const draft = { ...createOrder, example: { body: createOrder.example.body } };
  const { id } = await ask<{ id: string }>(exampleCall(draft, ids));
  for (const move of ['confirm', 'completed'])
    await ask({ method: 'POST', path: `/orders/${id}/status/${move}`, body: '{}', headers: [] });
  const path = '/fiscal-receipts?filter[state]=open&pageSize=500&sort=-issuedAt';
  const open = await ask<{ id: string; order: { id: string } }[]>({
    method: 'GET',
    path,
    body: undefined,
    headers: [],
  });
  const receipt = open.find(({ order }) => order.id === id);
  if (!receipt) throw new Error('the completed order has no receipt to sign');
  return [fiscalReceipts.exampleId, receipt.id];
}
