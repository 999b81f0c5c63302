import { webcrypto } from 'node:crypto';
import type { FiscalAnswer } from '@theke/contracts/ordering/fiscal-proof';
import type { FiscalReceipt } from '@theke/contracts/ordering/fiscal-receipt';
import type { Bytes } from '@theke/rules/fiscal/base64';
import { computeChainValue } from '@theke/rules/fiscal/chain-value';
import { formatReceiptData, toReceiptTime } from '@theke/rules/fiscal/receipt-data';
import { noRksvSums, type RksvSums, toRksvSums, totalOfRksvSums } from '@theke/rules/fiscal/rksv-sums';
import { readSignedReceipt, signReceipt, toMachineReadableCode } from '@theke/rules/fiscal/signed-receipt';
import { encryptTurnover, reversalMark } from '@theke/rules/fiscal/turnover-counter';
import { toMoney } from '@theke/rules/money/money';

const subtle = webcrypto.subtle as unknown as SubtleCrypto;

type Signable = Pick<FiscalReceipt, 'number' | 'kind' | 'issuedAt' | 'vat'>;

export type LocalSigner = {
  /** Signs a receipt; the same number again gets the same answer. */
  sign(receipt: Signable): Promise<FiscalAnswer>;
  /** Whether the signing device is out of order. */
  setFailed(isFailed: boolean): void;
  /** All signed receipts from the start receipt on, in JWS compact form. */
  readonly receipts: readonly string[];
  readonly publicKey: CryptoKey;
  readonly turnoverKey: Bytes;
};

/**
 * A till for tests that signs like the Austrian Ministry's reference code: closed system R1-AT0, chained receipts,
 * encrypted turnover counter, JWS ES256. Its keys are new and live in memory: its signatures prove nothing and are not
 * registered anywhere. Not for production.
 */
export async function createLocalSigner(register: string): Promise<LocalSigner> {
  const { privateKey, publicKey } = await subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
    'verify',
  ]);
  const turnoverKey = webcrypto.getRandomValues(new Uint8Array(32));
  const receipts: string[] = [];
  const answers = new Map<number, Promise<FiscalAnswer>>();
  let [turnover, isFailed, last] = [0n, false, Promise.resolve<unknown>(undefined)];

  async function add(receiptNumber: string, issuedAt: string, sums: RksvSums, isReversal: boolean): Promise<string> {
    turnover += BigInt(totalOfRksvSums(sums) / 100);
    const data = formatReceiptData({
      ...{ suite: 'R1-AT0', register, receiptNumber, sums, certificate: 'TEST-KEY' },
      issuedAt: toReceiptTime(new Date(issuedAt)),
      turnover: isReversal
        ? reversalMark
        : await encryptTurnover(subtle, turnoverKey, { register, receiptNumber }, turnover),
      chain: await computeChainValue(subtle, receipts.at(-1) ?? register),
    });
    const jws = await signReceipt(subtle, data, isFailed ? undefined : privateKey);
    receipts.push(jws);
    return jws;
  }

  async function answer({ number, kind, issuedAt, vat }: Signable): Promise<FiscalAnswer> {
    const sums = toRksvSums(vat.map(({ rate, gross }) => ({ rate, gross: toMoney(gross) })));
    if (receipts.length === 0) await add('0', issuedAt, noRksvSums, false);
    const jws = await add(String(number), issuedAt, sums, kind === 'reversal');
    const parts = readSignedReceipt(jws);
    return {
      state: parts?.isSigned ? 'signed' : 'failed',
      receiptNumber: String(number),
      code: toMachineReadableCode(jws) ?? '',
      signature: parts?.signature ?? '',
      details: [{ label: 'Hinweis', value: 'Testsignatur ohne Gültigkeit' }],
    };
  }

  return {
    sign(receipt) {
      const signed = answers.get(receipt.number) ?? last.then(() => answer(receipt));
      answers.set(receipt.number, signed);
      last = signed.catch(() => undefined);
      return signed;
    },
    setFailed(failed) {
      isFailed = failed;
    },
    receipts,
    publicKey,
    turnoverKey,
  };
}
