import type { Endpoint } from '@theke/contracts/endpoint';
import {
  addPasskey,
  deletePasskey,
  listPasskeys,
  loginByPasskey,
  startPasskey,
  startPasskeyLogin,
} from '@theke/contracts/identity/passkey';
import { softwareAuthenticator } from '@theke/kit/testing/software-authenticator';
import type { Platform, Reply } from './platform.ts';

/** Calls that need the answers of an authenticator. */
export const passkeyCalls: readonly Endpoint[] = [
  listPasskeys,
  startPasskey,
  addPasskey,
  startPasskeyLogin,
  loginByPasskey,
  deletePasskey,
];

/** Adds a passkey to the administrator's account, logs in with it and deletes it. */
export async function checkPasskeys(
  { url }: Platform,
  check: (at: Endpoint, as?: string) => Promise<Reply | undefined>,
): Promise<void> {
  const page = { origin: url, rpId: new URL(url).hostname };
  const key = softwareAuthenticator();
  const optionsOf = (reply: Reply | undefined) => (reply as Reply).body.data as { challenge: string };
  const created = key.create(optionsOf(await check(startPasskey)), page);
  const added = await check({ ...addPasskey, example: { body: { name: 'Handy', credential: created } } });
  const { id } = (added as Reply).body.data as { id: string };
  await check(listPasskeys);
  const credential = key.get(optionsOf(await check(startPasskeyLogin, '')), page);
  await check({ ...loginByPasskey, example: { body: { credential } } }, '');
  await check({ ...deletePasskey, example: { params: { id } } });
}
