import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a challenge is for; an answer to one is no answer to the other. */
export type Purpose = { kind: 'login' } | { kind: 'registration'; user: string };

const lifetimeMs = 5 * 60_000;
const [randomLength, timeLength] = [16, 6];

const signatureOf = (secret: string, tenant: string, purpose: Purpose, payload: Buffer): Buffer =>
  createHmac('sha256', secret)
    .update(`passkey/${tenant}/${purpose.kind}/${purpose.kind === 'login' ? '' : purpose.user}/`)
    .update(payload)
    .digest();

/**
 * A random challenge that carries its end and a signature. Nothing is stored until it is used, so asking for challenges
 * fills no table.
 */
export function newChallenge(secret: string, tenant: string, purpose: Purpose, now: Date): Buffer {
  const payload = Buffer.alloc(randomLength + timeLength);
  randomBytes(randomLength).copy(payload);
  payload.writeUIntBE(now.getTime() + lifetimeMs, randomLength, timeLength);
  return Buffer.concat([payload, signatureOf(secret, tenant, purpose, payload)]);
}

/** When a challenge of ours expires; undefined for another one, an expired one and one for another purpose. */
export function challengeEnd(
  secret: string,
  tenant: string,
  purpose: Purpose,
  { challenge, now }: { challenge: Buffer; now: Date },
): Date | undefined {
  const payload = challenge.subarray(0, randomLength + timeLength);
  const signature = challenge.subarray(randomLength + timeLength);
  const expected = signatureOf(secret, tenant, purpose, payload);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined;
  const end = payload.readUIntBE(randomLength, timeLength);
  return end > now.getTime() ? new Date(end) : undefined;
}
