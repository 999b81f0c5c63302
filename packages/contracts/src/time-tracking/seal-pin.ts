// Encrypts PINs in the offline queue of a terminal (ADR 0022). No schema, because the terminal and the service's tests
// load this module.

/** The punch that the PIN belongs to; `at`: as sent, ISO 8601. */
export type SealedFor = { id: string; person: string; move: string; at: string };

/** Parts of a sealed PIN in bytes. PINs have up to eight digits; padding hides shorter ones. */
export const sealBytes = { publicKey: 65, pin: 8, tag: 16 } as const;
/** Base64url of all three parts. */
export const sealPattern = /^[\w-]{119}$/;
/** HKDF info of the derived key. */
export const sealInfo = 'theke terminal pin';
/** Nonce of AES-GCM. It may be constant, because no key is used twice. */
export const sealNonce = new Uint8Array(12);

/** Additional authenticated data: the sealed PIN is only valid for this punch, person, move and time. */
export const boundTo = ({ id, person, move, at }: SealedFor): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode([id, person, move, at].join('\n'));

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
const base64urlOf = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Encrypts a PIN so that only the time tracking of this tenant can read it, not even the device. Uses a new key pair
 * each time (ECDH on P-256, HKDF-SHA256, AES-256-GCM).
 * @param publicKey of the tenant, base64url of an uncompressed point
 * @returns base64url of the new public key, the encrypted PIN and its tag
 * @throws DOMException for an invalid key
 */
export async function sealPin(publicKey: string, pin: string, punch: SealedFor): Promise<string> {
  const { subtle } = crypto;
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const theirs = await subtle.importKey('raw', bytesOf(publicKey), curve, false, []);
  const ephemeralKey = await subtle.generateKey(curve, false, ['deriveBits']);
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, ephemeralKey.privateKey, 256);
  const salt = new Uint8Array(await subtle.exportKey('raw', ephemeralKey.publicKey));
  const key = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info: new TextEncoder().encode(sealInfo) },
    await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']),
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  const sealed = await subtle.encrypt(
    { name: 'AES-GCM', iv: sealNonce, additionalData: boundTo(punch) },
    key,
    new TextEncoder().encode(pin.padEnd(sealBytes.pin)),
  );
  return base64urlOf(new Uint8Array([...salt, ...new Uint8Array(sealed)]));
}
