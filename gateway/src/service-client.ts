import { type Agent, request } from 'node:http';
import type { Endpoint, Replied, Sent } from '@theke/contracts/endpoint';
import type { Fault } from '@theke/contracts/errors';
import type { ServeWithin } from '@theke/kit/http/app';
import { type Identity, identityHeader, signIdentity } from '@theke/kit/identity-token';
import { Problem, unavailable } from '@theke/kit/problem';
import { requestContext } from '@theke/kit/request-context';
import { mayAskAgain, ServiceAgent } from './service-agent.ts';

/**
 * Address of a service. In the embedded layout its app handles requests without a socket, and `serveWithin` handles
 * contract calls with the gateway's caller. The URL is set in both layouts.
 */
export type ServiceAddress = {
  url: string;
  app?: (request: never, response: never) => void;
  serveWithin?: ServeWithin | undefined;
};
export type ServiceMap = Readonly<Record<string, ServiceAddress>>;

export type RawReply = {
  status: number;
  body: Buffer;
  /** Retry-After in seconds, if the service sent one. */
  retryAfter?: number;
};

const germanAway =
  'Dieser Bereich ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Sekunden noch einmal.';
export const serviceAway = () => unavailable(germanAway);

/** Client for the gateway's own calls to services: sessions, tenants, page data. Keep-alive; timeout 5 s. */
export function createServiceClient(services: ServiceMap, secret: string, now: () => number) {
  const keepAlive = new ServiceAgent(now, { maxSockets: 32 });

  function sendOnce(
    service: string,
    method: string,
    path: string,
    who: Omit<Identity, 'expires'>,
    body: unknown,
    agent: Agent | false,
  ): Promise<RawReply> {
    const address = services[service];
    if (!address) return Promise.reject(serviceAway());
    const at = requestContext();
    return new Promise((resolve, reject) => {
      const outgoing = request(
        address.url,
        {
          // Not resolved against the URL: a path that names another host must not lead there.
          path,
          method,
          agent,
          timeout: 5_000,
          headers: {
            [identityHeader]: signIdentity(secret, who, now()),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(at ? { 'x-request-id': at.requestId, traceparent: at.traceparent } : {}),
          },
        },
        (reply) => {
          const chunks: Buffer[] = [];
          reply.on('data', (chunk: Buffer) => chunks.push(chunk));
          reply.on('end', () => {
            const retryAfter = Number(reply.headers['retry-after']);
            resolve({
              status: reply.statusCode ?? 500,
              body: Buffer.concat(chunks),
              ...(retryAfter > 0 ? { retryAfter } : {}),
            });
          });
          reply.on('error', () => reject(serviceAway()));
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')));
      outgoing.on('error', () => reject(serviceAway()));
      outgoing.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  /** @throws Problem 503 if there is no response; reads are retried once */
  async function send(
    service: string,
    method: string,
    path: string,
    who: Omit<Identity, 'expires'>,
    body?: unknown,
    isRead = method === 'GET',
  ): Promise<RawReply> {
    const began = now();
    try {
      return await sendOnce(service, method, path, who, body, keepAlive);
    } catch (error) {
      if (!mayAskAgain(isRead, began, now())) throw error;
      return sendOnce(service, method, path, who, body, false);
    }
  }

  async function call<E extends Endpoint>(
    endpoint: E,
    who: Omit<Identity, 'expires'>,
    sent: Sent<E>,
    isRead?: boolean,
  ): Promise<Replied<E>> {
    const { body, query } = sent as { body?: unknown; query?: Record<string, string> };
    const path = query ? `${endpoint.path}?${new URLSearchParams(query)}` : endpoint.path;
    const caller = { ...who, isInternal: true };
    const reply = await send(endpoint.service, endpoint.method, path, caller, body, isRead);
    const parsed =
      reply.body.length > 0 ? (JSON.parse(reply.body.toString()) as { data?: unknown; errors?: Fault[] }) : {};
    if (reply.status >= 400) throw new Problem(reply.status, parsed.errors ?? [], reply.retryAfter);
    return parsed.data as Replied<E>;
  }

  return {
    /** A GET that returns the raw body. */
    get: (service: string, path: string, who: Omit<Identity, 'expires'>) => send(service, 'GET', path, who),

    /** Calls an internal endpoint. @throws Problem with the service's own status and faults, or 503 */
    call,

    /** Like `call`, for endpoints that only read, even if not GET: may be retried. */
    ask: <E extends Endpoint>(endpoint: E, who: Omit<Identity, 'expires'>, sent: Sent<E>) =>
      call(endpoint, who, sent, true),

    close: () => keepAlive.destroy(),
  };
}

export type ServiceClient = ReturnType<typeof createServiceClient>;
