import type { Bytes } from './base64.ts';
import { computeChainValue } from './chain-value.ts';
import { parseReceiptData, type ReceiptData } from './receipt-data.ts';
import { totalOfRksvSums } from './rksv-sums.ts';
import { isReceiptSigned, readSignedReceipt } from './signed-receipt.ts';
import { decryptTurnover, reversalMark, trainingMark } from './turnover-counter.ts';

export type ReceiptFault = {
  /** Position in the list, from 0. */
  readonly at: number;
  readonly fault: 'form' | 'register' | 'number' | 'start' | 'chain' | 'signature' | 'turnover';
};

type Keys = {
  readonly register: string;
  readonly publicKey: CryptoKey;
  /** AES key of the turnover counter, 32 bytes. */
  readonly turnoverKey: Bytes;
};

/**
 * Checks the receipts of a register from its start receipt on: form, register, unique numbers, start receipt of zero,
 * chain, signatures and turnover counter. Receipts without a signature because the device had failed are accepted,
 * except the start receipt (answers of the Ministry of 18 November 2016).
 */
export async function checkReceipts(
  subtle: SubtleCrypto,
  receipts: readonly string[],
  { register, publicKey, turnoverKey }: Keys,
): Promise<ReceiptFault[]> {
  const faults: ReceiptFault[] = [];
  const numbers = new Set<string>();
  let turnover = 0n;
  for (const [at, jws] of receipts.entries()) {
    const add = (fault: ReceiptFault['fault'], isFault: boolean) => isFault && faults.push({ at, fault });
    const parts = readSignedReceipt(jws);
    const data = parts && parseReceiptData(parts.data);
    if (!parts || !data) {
      faults.push({ at, fault: 'form' });
      continue;
    }
    add('register', data.register !== register);
    add('number', numbers.has(data.receiptNumber));
    numbers.add(data.receiptNumber);
    add('start', at === 0 && (!isZero(data) || !parts.isSigned));
    add('chain', data.chain !== (await computeChainValue(subtle, receipts[at - 1] ?? register)));
    add('signature', parts.isSigned && !(await isReceiptSigned(subtle, jws, publicKey)));
    if (data.turnover === trainingMark) continue;
    turnover += BigInt(totalOfRksvSums(data.sums) / 100);
    if (data.turnover === reversalMark) continue;
    const read = await decryptTurnover(subtle, turnoverKey, data, data.turnover).catch(() => undefined);
    add('turnover', read !== turnover);
  }
  return faults;
}

const isZero = ({ sums }: ReceiptData): boolean => Object.values(sums).every((sum) => sum === 0);
