import { request } from 'node:http';
import type { KeyPurpose } from '@theke/contracts/permissions';
import { type Platform, parseCookie, type Reply } from './platform.ts';

/** A person of the demo's first tenant, created for one test. */
export type Person = { id: string; email: string; password: string };

let personCount = 0;

export async function createPerson(platform: Platform, admin: string): Promise<Person> {
  personCount += 1;
  const [email, password] = [`person-${personCount}@demo.example`, `langes-passwort-${personCount}`];
  const reply = await platform.call('POST', '/api/users', {
    cookie: admin,
    body: { firstName: 'Mara', lastName: 'Lang', email, roles: ['ROLE_MANAGER'], password },
  });
  if (reply.status !== 201) throw new Error(`a user was refused: ${reply.text}`);
  return { id: (reply.body.data as { id: string }).id, email, password };
}

/** A login request with the browser's current cookie. */
export const logInAs = (
  platform: Platform,
  { email, password }: Pick<Person, 'email' | 'password'>,
  cookie = '',
): Promise<Reply> => platform.call('POST', '/api/login', { body: { email, password }, cookie });

export const logInForCookie = async (platform: Platform, person: Person): Promise<string> =>
  parseCookie(await logInAs(platform, person));

/** 200 while the session is valid, 401 afterwards. */
export const readStatus = async (platform: Platform, cookie: string): Promise<number> =>
  (await platform.call('GET', '/api/users/me', { cookie })).status;

export async function createKey(
  platform: Platform,
  admin: string,
  { branch, purpose }: { branch: string; purpose: KeyPurpose },
): Promise<{ id: string; key: string }> {
  const body = { name: `Schlüssel für ${purpose}`, branch: { id: branch }, purpose };
  const reply = await platform.call('POST', '/api/api-keys', { cookie: admin, body });
  if (reply.status !== 201) throw new Error(`an API key was refused: ${reply.text}`);
  return reply.body.data as { id: string; key: string };
}

type OpenStream = { end: Promise<unknown>; isOpen(): boolean; leave(): void };

/** Opens a stream and resolves once it has started. `end` resolves when the platform ends it. */
export function openStream(platform: Platform, path: string, cookie: string): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      host: '127.0.0.1',
      port: platform.port,
      path,
      headers: { host: `localhost:${platform.port}`, cookie, accept: 'text/event-stream' },
    });
    outgoing.on('error', reject);
    outgoing.on('response', (stream) => {
      const end = new Promise((ended) => stream.once('close', ended));
      stream.on('error', () => undefined); // cut off; `end` reports it
      if (stream.statusCode !== 200) reject(new Error(`the stream ${path} answered ${stream.statusCode}`));
      stream.once('data', () =>
        resolve({ end, isOpen: () => !stream.destroyed, leave: () => void outgoing.destroy() }),
      );
    });
    outgoing.end();
  });
}
