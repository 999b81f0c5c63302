import { type Bytes, fromBase64, toBase64, toBytes } from './base64.ts';

/** Receipt whose counter is encrypted; its register and number make the initial counter block. */
export type CountedReceipt = { readonly register: string; readonly receiptNumber: string };

/** Bytes of the counter, a signed number, most significant byte first; the Ministry's reference code allows 5 to 8. */
const counterLength = 8;

/** Text instead of the counter on training and reversal receipts (RKSV § 10 (3)), in base64: "TRA" and "STO". */
export const trainingMark = 'VFJB';
export const reversalMark = 'U1RP';

/** Encrypts one block: AES-256 in integer counter mode, starting at the hash of register and receipt number. */
async function applyKeyStream(
  subtle: SubtleCrypto,
  key: Bytes,
  { register, receiptNumber }: CountedReceipt,
  bytes: Bytes,
): Promise<Bytes> {
  const [aesKey, hash] = await Promise.all([
    subtle.importKey('raw', key, 'AES-CTR', false, ['encrypt']),
    subtle.digest('SHA-256', toBytes(register + receiptNumber)),
  ]);
  const counter = new Uint8Array(hash).slice(0, 16);
  return new Uint8Array(await subtle.encrypt({ name: 'AES-CTR', counter, length: 128 }, aesKey, bytes));
}

/**
 * Encrypts the turnover counter: "Stand-Umsatz-Zaehler" (RKSV § 10 (2) no. 5, annex nos. 8 and 9). A pair of
 * register and receipt number must not be used twice, because the same key stream would reveal both counters.
 * @param cents turnover in cents, negative possible
 * @param key 32 bytes
 * @returns base64
 */
export async function encryptTurnover(
  subtle: SubtleCrypto,
  key: Bytes,
  receipt: CountedReceipt,
  cents: bigint,
): Promise<string> {
  const bytes = new Uint8Array(counterLength);
  new DataView(bytes.buffer).setBigInt64(0, cents);
  return toBase64(await applyKeyStream(subtle, key, receipt, bytes));
}

/** Decrypts a turnover counter of 5 to 8 bytes into cents. @throws if it is not base64 */
export async function decryptTurnover(
  subtle: SubtleCrypto,
  key: Bytes,
  receipt: CountedReceipt,
  encrypted: string,
): Promise<bigint> {
  const bytes = await applyKeyStream(subtle, key, receipt, fromBase64(encrypted));
  const bits = bytes.length * 8;
  const unsigned = bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
  return BigInt.asIntN(bits, unsigned);
}
