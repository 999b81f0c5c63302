import { Agent } from 'node:http';
import { nameEndpoint } from '@theke/kit/http/app';
import { chain } from '@theke/kit/http/chain';
import { compressBy, compressLong } from '@theke/kit/http/compress-long';
import { identityHeader, lastingIdentity } from '@theke/kit/identity-token';
import type { Log } from '@theke/kit/log';
import { requestContext } from '@theke/kit/request-context';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { callerOf, identityOf } from '../caller.ts';
import { hostOf, schemeOf } from '../host.ts';
import { mayAskAgain, ServiceAgent } from '../service-agent.ts';
import { type ServiceMap, serviceAway } from '../service-client.ts';
import { identitySigner } from '../session/identity-signer.ts';

/**
 * Gateway and service, or the proxy (twice on a retry), add listeners to the same response; Node reports more than ten
 * as a leak.
 */
const maxListeners = 20;

/** Timeout in ms; streams send a heartbeat every 20 s. */
const idle = 65_000;

export type Forward = (service: string, request: Request, response: Response, next: (error?: unknown) => void) => void;

/**
 * Forwards a request with its identity to a service: by a function call if the service runs in this process (ADR 0003),
 * otherwise signed, through a keep-alive proxy.
 */
export function createForward(
  services: ServiceMap,
  secret: string,
  now: () => number,
  log: Log,
  compress: RequestHandler,
): { forward: Forward; close(): void } {
  // No limit on sockets: streams stay open, and requests are limited before (admit.ts).
  const agent = new ServiceAgent(now, { maxFreeSockets: 256 });
  // Without keep-alive: pooled connections may lead to the replica that has just gone.
  const unkept = new Agent();
  const sign = identitySigner(secret, now);
  const handlers = new Map<string, RequestHandler>();
  for (const [name, { url, app }] of Object.entries(services)) {
    handlers.set(name, app ? chain(compress, app as unknown as RequestHandler) : proxyTo(url));
  }

  function proxyTo(target: string): RequestHandler {
    const giveUp = (reply: Response, err: Error) => {
      log.warn({ err, target }, 'service did not answer');
      if (reply.headersSent) {
        reply.destroy();
        return;
      }
      const problem = serviceAway();
      reply.writeHead(problem.status, {
        'content-type': 'application/json',
        'retry-after': String(problem.retryAfter),
      });
      reply.end(JSON.stringify({ errors: problem.faults }));
    };
    const proxy = (through: Agent, onError: (error: Error, request: Request, response: Response) => void) => {
      const handler = createProxyMiddleware<Request, Response>({
        target,
        agent: through,
        proxyTimeout: idle,
        on: {
          proxyRes: (reply, request, response) => {
            // A hop-by-hop header: it concerns the service's connection, not the client's.
            delete reply.headers.connection;
            const length = reply.headers['content-length'];
            compressLong(request, response, length === undefined ? undefined : Number(length));
          },
          error: (error, request, reply) =>
            'setHeader' in reply ? onError(error, request, reply as Response) : void reply.destroy(),
        },
      });
      // The proxy passes errors to `next`, although they have been answered.
      return (request: Request, response: Response) => void handler(request, response, () => undefined);
    };
    const began = new WeakMap<Request, number>();
    const again = proxy(unkept, (error, _request, response) => giveUp(response, error));
    const first = proxy(agent, (error, request, response) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!response.headersSent && mayAskAgain(isRead, began.get(request) ?? 0, now())) again(request, response);
      else giveUp(response, error);
    });
    return (request, response) => {
      began.set(request, now());
      first(request, response);
    };
  }

  return {
    forward(service, request, response, next) {
      const handler = handlers.get(service);
      if (!handler) return next(serviceAway());
      nameEndpoint(response, service);
      response.setMaxListeners(maxListeners);
      const at = requestContext();
      // Services do not need the session cookie.
      delete request.headers.cookie;
      const who = identityOf(callerOf(response), request.ip ?? '');
      // Overwrites the client's headers of these names.
      request.headers['x-forwarded-proto'] = schemeOf(request);
      // The host by which the tenant was found. Express may use the client's `X-Forwarded-Host`.
      request.headers['x-forwarded-host'] = hostOf(request);
      compressBy(response, compress);
      const serveWithin = services[service]?.serveWithin;
      if (serveWithin) {
        delete request.headers[identityHeader];
        if (serveWithin(request, response, lastingIdentity(who))) return;
      }
      request.headers[identityHeader] = sign(who);
      if (at) Object.assign(request.headers, { 'x-request-id': at.requestId, traceparent: at.traceparent });
      handler(request, response, next);
    },
    close() {
      agent.destroy();
      unkept.destroy();
    },
  };
}
