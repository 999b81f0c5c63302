import { fiscalReceipts } from '@theke/contracts/ordering/fiscal-receipt';
import { createOrder } from '@theke/contracts/ordering/order-endpoints';
import { type ExampleCall, exampleCall, type Ids } from './example-call.ts';

type Answer = { status: number; text: string };

/**
 * Completes another example order, whose branch has a register, so that there is a receipt to sign.
 * @param send as an administrator
 * @returns the example's id of the receipt and the real one
 */
export async function makeFiscalReceipt(
  send: (call: ExampleCall) => Promise<Answer>,
  ids: Ids,
): Promise<[string, string]> {
  const ask = async <T>(call: ExampleCall): Promise<T> => {
    const { status, text } = await send(call);
    if (status >= 300) throw new Error(`${call.method} ${call.path} answered ${status}: ${text}`);
    return (JSON.parse(text) as { data: T }).data;
  };
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
