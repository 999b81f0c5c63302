import { innenstadt } from './demo-shop.ts';
import { type Platform, parseCookie } from './platform.ts';
import { createKey, createPerson, logInAs } from './sessions.ts';

/**
 * Uses every kind of secret correctly once, and then in wrong places: in paths, queries, headers, and refused bodies.
 * @returns the secrets, and the path of the last request, which identifies its log line
 */
export async function misuseSecrets(platform: Platform): Promise<{ secrets: string[]; lastPath: string }> {
  const admin = await platform.login('admin@demo.example');
  const person = await createPerson(platform, admin);
  const { id: branch } = await innenstadt(platform);
  const { key } = await createKey(platform, admin, { branch, purpose: 'frontdesk' });
  const link = await platform.call('POST', `/api/users/${person.id}/login-link`, { cookie: admin });
  const linkToken = (link.body.data as { path: string }).path.split('#')[1] as string;
  const entered = await platform.call('POST', '/api/login-link', { body: { token: linkToken } });
  const session = parseCookie(await logInAs(platform, person, parseCookie(entered))).split('=')[1] as string;

  await platform.call('GET', `/api/orders/frontdesk/${branch}/${key}`);
  await platform.call('GET', '/api/orders/current', { headers: { authorization: `Bearer ${key}` } });
  const secrets = [key, linkToken, session];
  for (const secret of secrets) {
    for (const path of [
      `/api/orders/${secret}`,
      `/api/orders/backoffice/${branch}/${secret}`,
      `/api/orders/frontdesk/${secret}/${branch}`,
      `/api/orders/front%64esk/${branch}/${secret}`,
      `/API/orders/frontdesk/${branch}/${secret}`,
      `/api/users?apiKey=${secret}`,
      `/api/products?filter[name]=${secret}`,
      `/api/login-link/${secret}`,
      `/image/${secret}.webp`,
      `/mf/${secret}.js`,
      `/backend/login-link?token=${secret}`,
      `/status/${secret}/${secret}`,
      `/${secret}/%E0%A4%A`,
    ])
      await platform.call('GET', path, { cookie: `${secret}=${secret}` });
    for (const headers of [
      { authorization: `Bearer ${secret}` },
      { authorization: `Basic ${secret}` },
      { 'x-theke-identity': secret },
      { 'x-request-id': secret },
      { traceparent: secret },
      { 'idempotency-key': secret },
    ] as Record<string, string>[])
      for (const raw of [`{"token":"${secret}"`, `{"${secret}":"${secret}"}`])
        await platform.call('POST', '/api/orders', { headers, raw });
    await platform.call('POST', '/api/login', { body: { email: secret, password: secret } });
    await platform.call('POST', '/api/login-link', { body: { token: secret } });
    await platform.call('PUT', '/api/users/me/password', { body: { currentPassword: secret, newPassword: secret } });
  }
  const lastPath = `/api/orders/last/${person.id}`;
  await platform.call('GET', lastPath);
  return { secrets: [...secrets, person.password], lastPath };
}
