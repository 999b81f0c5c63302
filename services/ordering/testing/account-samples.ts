// Guests with accounts for this service's integration tests, as the gateway would forward them.
import { createHash } from 'node:crypto';
import type { Account } from '@theke/contracts/ordering/account';
import { accountCodeRequested } from '@theke/contracts/ordering/account';
import { accountCode } from '@theke/kit/account-code';
import type { ServiceParts } from '@theke/kit/service';
import { asGateway, asGuest } from '@theke/kit/testing/callers';
import { type Reply, request, testSecret } from '@theke/kit/testing/request';
import type { TestService } from '@theke/kit/testing/start-for-test';

type Service = TestService<ServiceParts>;

export const codesOf = (service: Service, tenant: string): { id: string; email: string; code: string }[] =>
  service.events
    .filter(({ type, tenantid }) => type === accountCodeRequested.type && tenantid === tenant)
    .map(({ data }) => data as { id: string; email: string })
    .map(({ id, email }) => ({ id, email, code: accountCode(testSecret, tenant, id) }));

/** Calls of one tenant about accounts. @param now clock of the service */
export function accountCalls(service: Service, tenant: string, now: () => Date) {
  const requestCode = (email: string, network = '198.51.100.7') =>
    request(service, 'POST', '/api/account/codes', {
      as: { ...asGuest(tenant), address: network },
      now: now(),
      body: { email },
    });
  const enter = (email: string, code: string) =>
    request(service, 'POST', '/internal/account-sessions', {
      as: asGateway(tenant),
      now: now(),
      body: { email, code },
    });
  const lastCode = async (email: string): Promise<string> => {
    await service.settled();
    return codesOf(service, tenant).findLast((one) => one.email === email)?.code ?? '';
  };
  /** Calls with the session of a token. */
  const withToken =
    (token: string) =>
    (method: string, path: string, body?: unknown, at = tenant): Promise<Reply> =>
      request(service, method, path.startsWith('/internal') ? path : `/api${path}`, {
        as: {
          ...(path.startsWith('/internal') ? asGateway(at) : asGuest(at)),
          guest: createHash('sha256').update(token).digest('base64url'),
        },
        now: now(),
        ...(body === undefined ? {} : { body }),
      });
  /** Logs a guest in, as a person with the mail would. */
  async function logIn(email: string, network?: string) {
    await requestCode(email, network);
    const reply = await enter(email, await lastCode(email));
    const { token, account } = reply.body.data as { token: string; account: Account };
    return { token, account, call: withToken(token) };
  }
  return { requestCode, enter, lastCode, withToken, logIn };
}
