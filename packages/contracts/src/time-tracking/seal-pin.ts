// How a terminal hides a PIN in what it keeps until there is a line (ADR 0022). No schema: the terminal loads it, and the service's tests.

/** The punch that a PIN is typed for; `at`: as it is sent, ISO 8601. */
export type SealedFor = { id: string; person: string; move: string; at: string };

/** Of what a seal consists; the longest PIN has eight digits, and a shorter one does not show. */
export const sealBytes = { publicKey: 65, pin: 8, tag: 16 } as const;
/** Base64url of all three. */
export const sealPattern = /^[\w-]{119}$/;
/** What the key of a seal is derived for. */
export const sealInfo = 'theke terminal pin';
/** Nonce of AES-GCM. It may be the same each time: no key is used twice. */
export const sealNonce = new Uint8Array(12);

/** What a seal is bound to: it opens for no other punch, person, move or time. */
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
 * Readable by the time tracking of this tenant alone, and not again by the device that sealed it: an own key pair each time (ECDH on P-256, HKDF-SHA256,
 * AES-256-GCM).
 * @param publicKey of the tenant, base64url of an uncompressed point
 * @returns base64url of the own public key, the encrypted PIN and its tag
 * @throws DOMException for what is no key
 */
export async function sealPin(publicKey: string, pin: string, punch: SealedFor): Promise<string> {
  const { subtle } = crypto;
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const theirs = await subtle.importKey('raw', bytesOf(publicKey), curve, false, []);
  const own = await subtle.generateKey(curve, false, ['deriveBits']);
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, own.privateKey, 256);
  const salt = new Uint8Array(await subtle.exportKey('raw', own.publicKey));
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
