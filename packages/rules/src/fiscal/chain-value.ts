import { toBase64, toBytes } from './base64.ts';

/** Bytes of the hash that go into the next receipt: 8 for the algorithm suite R1 of the Ministry's reference code. */
const chainedBytes = 8;

/**
 * "Sig-Voriger-Beleg", which chains a receipt to the one before (RKSV § 10 (2) no. 7, annex no. 4): the first bytes of
 * its SHA-256.
 * @param previous the previous receipt as signed, in JWS compact form; for the first receipt, the register's id
 * @returns base64
 */
export async function computeChainValue(subtle: SubtleCrypto, previous: string): Promise<string> {
  const hash = await subtle.digest('SHA-256', toBytes(previous));
  return toBase64(new Uint8Array(hash).slice(0, chainedBytes));
}
