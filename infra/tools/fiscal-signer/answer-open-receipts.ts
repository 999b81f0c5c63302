import type { FiscalReceipt } from '@theke/contracts/ordering/fiscal-receipt';
import type { LocalSigner } from './local-signer.ts';

/** Calls the API below `/api` as the till. @throws if the call is refused */
export type CallApi = <T>(method: 'GET' | 'POST', path: string, body?: unknown) => Promise<T>;

/**
 * Signs the open receipts of a register in the order of their numbers, and reports the answers.
 * @returns the number of answered receipts, at most a page
 */
export async function answerOpenReceipts(call: CallApi, signer: LocalSigner, register: string): Promise<number> {
  const query = `filter[state]=open&filter[register]=${encodeURIComponent(register)}&sort=number&pageSize=100`;
  const open = await call<FiscalReceipt[]>('GET', `/fiscal-receipts?${query}`);
  for (const receipt of open) await call('POST', `/fiscal-receipts/${receipt.id}/answer`, await signer.sign(receipt));
  return open.length;
}
