import { fromBase64, toBase64, toBase64Url, toBytes } from './base64.ts';

/** `{"alg":"ES256"}`: the suite R1 signs with ECDSA on P-256 and SHA-256. */
const header = 'eyJhbGciOiJFUzI1NiJ9';

/** Takes the place of the signature while the signing device is out of order, as in the Ministry's reference code. */
export const deviceFailed = 'Sicherheitseinrichtung ausgefallen';

const ecdsa = { name: 'ECDSA', hash: 'SHA-256' } as const;

/**
 * Signs receipt data by JWS ES256 in compact form: paragraph 6 of the detailed specification, as the Ministry's
 * reference code cites it.
 * @param privateKey on P-256; undefined: the device is out of order
 */
export async function signReceipt(
  subtle: SubtleCrypto,
  data: string,
  privateKey: CryptoKey | undefined,
): Promise<string> {
  const signed = `${header}.${toBase64Url(toBytes(data))}`;
  // The API answers with r and s one after the other, as JWS wants them.
  const signature = privateKey
    ? new Uint8Array(await subtle.sign(ecdsa, privateKey, toBytes(signed)))
    : toBytes(deviceFailed);
  return `${signed}.${toBase64Url(signature)}`;
}

/** Parts of a signed receipt. `data` is the signed text. @returns undefined if it is not one */
export function readSignedReceipt(jws: string): { data: string; signature: string; isSigned: boolean } | undefined {
  const [start, payload, signature, ...more] = jws.split('.');
  if (start !== header || !payload || !signature || more.length > 0) return undefined;
  try {
    const data = new TextDecoder('utf-8', { fatal: true }).decode(fromBase64(payload));
    const bytes = fromBase64(signature);
    return { data, signature: toBase64(bytes), isSigned: new TextDecoder().decode(bytes) !== deviceFailed };
  } catch {
    return undefined;
  }
}

/** Whether the signature is valid. A receipt without one because the device had failed is not. */
export async function isReceiptSigned(subtle: SubtleCrypto, jws: string, publicKey: CryptoKey): Promise<boolean> {
  const parts = readSignedReceipt(jws);
  if (!parts?.isSigned) return false;
  const signed = jws.slice(0, jws.lastIndexOf('.'));
  return subtle.verify(ecdsa, publicKey, fromBase64(parts.signature), toBytes(signed));
}

/**
 * Content of the QR code: signed data and signature in standard base64 (RKSV § 10 (1), annex no. 12). Base64 for URLs
 * has the underscore, which separates the values.
 * @returns undefined if the text is not a signed receipt
 */
export function toMachineReadableCode(jws: string): string | undefined {
  const parts = readSignedReceipt(jws);
  return parts && `${parts.data}_${parts.signature}`;
}
