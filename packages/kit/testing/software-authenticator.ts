import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const [userPresent, userVerified, hasKey] = [0x01, 0x04, 0x40];
const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const encoded = (bytes: Buffer): string => bytes.toString('base64url');

/** CBOR byte string of 24 to 65,535 bytes, in its shortest form. */
const byteString = (bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 0xff]),
    bytes,
  ]);

/** COSE key for ES256 (RFC 9053). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x, y } = publicKey.export({ format: 'jwk' });
  const coordinate = (value: string | undefined) => Buffer.from(value ?? '', 'base64url');
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    byteString(coordinate(x)),
    Buffer.from([0x22]),
    byteString(coordinate(y)),
  ]);
}

type Page = { origin: string; rpId: string };
export type TestPasskey = {
  id: string;
  /** Answers creation options. */
  create(options: { challenge: string }, page: Page): object;
  /** Answers login options. @param changes to test refusals */
  get(options: { challenge: string }, page: Page, changes?: { isVerified?: boolean; counter?: number }): object;
};

/** An authenticator with one key, as a browser would ask it (WebAuthn). Its signature counter counts logins. */
export function softwareAuthenticator(): TestPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(32);
  let counter = 0;
  const clientData = (type: string, challenge: string, { origin }: Page) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = ({ rpId }: Page, flags: number, count: number, key = Buffer.alloc(0)) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, key]);
  };
  const answer = (response: object) => ({
    ...{ id: encoded(credential), rawId: encoded(credential), type: 'public-key' },
    ...{ response, clientExtensionResults: {} },
  });
  return {
    id: encoded(credential),
    create({ challenge }, page) {
      const key = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credential.length]),
        credential,
        coseKey(publicKey),
      ]);
      const data = authenticatorData(page, userPresent | userVerified | hasKey, 0, key);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[Buffer.from([0x63]), Buffer.from('fmt'), Buffer.from([0x64]), Buffer.from('none')],
        ...[Buffer.from([0x67]), Buffer.from('attStmt'), Buffer.from([0xa0])],
        ...[Buffer.from([0x68]), Buffer.from('authData'), byteString(data)],
      ]);
      return answer({
        clientDataJSON: encoded(clientData('webauthn.create', challenge, page)),
        attestationObject: encoded(attestation),
        transports: ['internal'],
      });
    },
    get({ challenge }, page, { isVerified = true, counter: count = ++counter } = {}) {
      const client = clientData('webauthn.get', challenge, page);
      const data = authenticatorData(page, isVerified ? userPresent | userVerified : userPresent, count);
      return answer({
        clientDataJSON: encoded(client),
        authenticatorData: encoded(data),
        signature: encoded(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      });
    },
  };
}
