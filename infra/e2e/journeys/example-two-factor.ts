import type { Endpoint } from '@theke/contracts/endpoint';
import {
  confirmTwoFactor,
  endTwoFactor,
  readTwoFactor,
  resetTwoFactor,
  startTwoFactor,
} from '@theke/contracts/identity/two-factor';
import type { Me } from '@theke/contracts/identity/user';
import { Secret, TOTP } from 'otpauth';
import type { Platform, Reply } from './platform.ts';

/** Calls that work only in the order of a set-up. */
export const twoFactorCalls: readonly Endpoint[] = [
  readTwoFactor,
  startTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  resetTwoFactor,
];

/** Turns the administrator's second login step on and off with a recovery code, then on again, and resets it. */
export async function checkTwoFactor(
  { call }: Platform,
  cookie: string,
  check: (at: Endpoint) => Promise<Reply | undefined>,
): Promise<void> {
  const turnOn = async (): Promise<string> => {
    const { secret } = ((await check(startTwoFactor)) as Reply).body.data as { secret: string };
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const confirmed = (await check({ ...confirmTwoFactor, example: { body: { code } } })) as Reply;
    return (confirmed.body.data as { recoveryCodes: string[] }).recoveryCodes[0] ?? '';
  };
  await check({ ...endTwoFactor, example: { body: { code: await turnOn() } } });
  await turnOn();
  await check(readTwoFactor);
  const { id } = (await call('GET', '/api/users/me', { cookie })).body.data as Me;
  await check({ ...resetTwoFactor, example: { params: { id } } });
}
