// Test helper: decrypts a message as a browser does, written from RFC 8188 and RFC 8291, independent of our sender.
import { createDecipheriv, createHmac, type ECDH } from 'node:crypto';

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) =>
  parts.reduce((mac, part) => mac.update(part), createHmac('sha256', key)).digest();

/** @throws if it was not encrypted for this browser */
export function readPushBody(body: Buffer, browser: { keys: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (record.length > recordSize) throw new Error('a push message has exactly one record');
  const shared = browser.keys.computeSecret(senderKey);
  const info = Buffer.concat([
    Buffer.from('WebPush: info\0'),
    browser.keys.getPublicKey(),
    senderKey,
    Buffer.from([1]),
  ]);
  const secret = hmac(salt, hmac(hmac(browser.auth, shared), info));
  const key = hmac(secret, 'Content-Encoding: aes128gcm\0', Buffer.from([1])).subarray(0, 16);
  const nonce = hmac(secret, 'Content-Encoding: nonce\0', Buffer.from([1])).subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('the last record must end with 2');
  return padded.subarray(0, end).toString();
}
