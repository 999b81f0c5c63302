import { createHmac } from 'node:crypto';
import { isSameSecret } from '@theke/kit/is-same-secret';
import { malformed } from '@theke/kit/problem';

/** In ms: older and future messages are refused, to prevent replays. */
const window = 5 * 60_000;

const mac = (secret: string, seconds: string, bytes: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(bytes).digest();

/** `t=SECONDS,v1=HEX` over the time and the body's exact bytes. */
export function sign(secret: string, bytes: Buffer, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${mac(secret, seconds, bytes).toString('hex')}`;
}

export type Signed = { header: string; value: unknown; bytes: Buffer };

/** Compares in constant time. @throws Problem 400 SIGNATURE_INVALID, naming the header */
export function checkSignature(secret: string, { header, value, bytes }: Signed, at: Date): void {
  const { t = '', v1 = '' } = Object.fromEntries(
    String(value ?? '')
      .slice(0, 500)
      .split(',')
      .map((part) => part.split('=', 2)),
  ) as Partial<Record<string, string>>;
  const isGenuine = isSameSecret(Buffer.from(v1, 'hex'), mac(secret, t, bytes));
  if (!isGenuine || !(Math.abs(at.getTime() - Number(t) * 1000) <= window)) throw forged(header);
}

export const forged = (header: string) =>
  malformed('SIGNATURE_INVALID', 'Diese Nachricht trägt keine gültige Unterschrift oder ist zu alt.', header);
