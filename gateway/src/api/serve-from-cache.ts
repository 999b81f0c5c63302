import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { watchRequests } from '@theke/kit/http/app';
import type { Log } from '@theke/kit/log';
import type { Watch } from '@theke/kit/watch';
import type { Express, Request } from 'express';
import { securityHeaderList } from '../document/document-routes.ts';
import { hasOneHost, hostOf } from '../host.ts';
import { sessionTokenOf } from '../session/session-cookie.ts';
import { bearerKeyIn } from '../session/take-api-key.ts';
import { type FairQueue, queueKey, takeTurn } from '../shares/fair-queue.ts';
import type { TenantDirectory } from '../tenant/tenant-directory.ts';
import type { Answer } from './answer.ts';
import { type GuestReads, guestRead, guestReadHeaders } from './guest-reads.ts';

type AtHandDeps = {
  turns: FairQueue;
  directory: TenantDirectory;
  guests: GuestReads;
  log: Log;
  watch: Watch;
};

/**
 * Runs before the app: serves cached guest reads without the work that such a read does not need (ADR 0014). All other
 * requests are passed on. Cached answers are identical to the app's (serve-from-cache.int.test.ts).
 */
export function serveFromCache(app: Express, { turns, directory, guests, log, watch }: AtHandDeps): RequestListener {
  const begin = watchRequests(log, watch);

  function foundFor(request: Request): ReturnType<GuestReads['cachedAnswer']> {
    if (!directory.isReady || !hasOneHost(request)) return undefined;
    const tenant = directory.find(hostOf(request));
    const found = tenant && guests.cachedAnswer(tenant, request.url);
    return found && sessionTokenOf(request) === undefined ? found : undefined;
  }

  async function answer(
    found: Promise<Answer | undefined> | Answer,
    request: Request,
    message: IncomingMessage,
    response: ServerResponse,
  ) {
    const answer = await Promise.resolve(found).catch(() => undefined);
    // If the load failed, the app tries again and reports the error.
    if (!answer) return void app(message, response);
    const { context, seen } = begin(message, response, request.url);
    seen.endpoint = guestRead;
    await answer.send(message, response, [
      ...securityHeaderList(request),
      'x-request-id',
      context.requestId,
      ...guestReadHeaders,
    ]);
  }

  return (message, response) => {
    const request = mayBeCached(message) ? asExpressSees(app, message) : undefined;
    const found = request && foundFor(request);
    if (!found) return void app(message, response);
    takeTurn(turns, queueKey(request.ip ?? ''), message, response, () => {
      answer(found, request, message, response).catch((error: unknown) => {
        log.error({ err: error }, 'unexpected error');
        response.destroy();
      });
    });
  };
}

const mayBeCached = (message: IncomingMessage): boolean =>
  message.method === 'GET' && message.url?.startsWith('/api/') === true && bearerKeyIn(message) === undefined;

/** Client address and HTTPS depend on proxy headers, which express evaluates. */
const asExpressSees = (app: Express, { headers, rawHeaders, socket, url }: IncomingMessage): Request =>
  Object.assign(Object.create(app.request) as Request, { headers, rawHeaders, socket, url });
