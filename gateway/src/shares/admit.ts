import { allEndpoints } from '@theke/contracts/contracts';
import { deviceKeyHeader } from '@theke/contracts/device-key';
import { overloaded } from '@theke/kit/http/admission';
import type { Request, RequestHandler, Response } from 'express';
import { endpointsAt } from '../api/path-pattern.ts';
import { tooMany } from '../api/rate-limits.ts';
import { callerOf } from '../caller.ts';
import type { GatewayConfig } from '../config.ts';
import { deviceEndpoints } from '../session/secret-paths.ts';
import { isPage, queueKey } from './fair-queue.ts';
import { Lines } from './lines.ts';
import { Places } from './places.ts';
import type { FindRateLimitKey, RateLimitKey } from './rate-limit-key.ts';

const streamAt = endpointsAt(allEndpoints.filter((endpoint) => endpoint.reply.kind === 'stream'));
/** Files from media: slow downloads of large files must not block orders. */
const download = /^\/(images?|upload|font)\//;

const isUpload = (path: string): boolean => path.startsWith('/upload/');

/**
 * Concurrent file downloads per network, or per tenant for its staff. Guests' uploads hold their slot until read,
 * because each may be 15 MB. Images free it after a second, so that a slow phone does not block its neighbours.
 */
const filesAtATime = 12;

/** A fifth of the slots is reserved for staff, API keys and known devices. */
const reserveOf = (limit: number): number => Math.floor(limit / 5);

/**
 * Concurrent calls, and pages rendered here, of all people, keys and devices of one tenant; the rest is queued. The
 * fair queue (fair-queue.ts) alone is not enough: started requests continue in every turn, so an order would compete
 * with a hundred of them.
 */
const [callsAtATime, pagesAtATime] = [6, 2];
/** In ms. A request that takes longer waits for a service or a slow client, and uses no CPU time. */
const longestWork = 1_000;

/**
 * Passes the request on and resolves when it is answered. Deferred by `setImmediate`, because fast answers would
 * otherwise start the whole queue in one turn.
 */
const working = (response: Response, next: () => void) => (): Promise<void> =>
  new Promise((end) => {
    if (response.closed) return end();
    const timer = setTimeout(end, longestWork);
    response.once('close', () => {
      clearTimeout(timer);
      setImmediate(end);
    });
    next();
  });

const untilClosed = (response: Response, next: () => void) => (): Promise<void> =>
  new Promise((end) => {
    if (response.closed) return end();
    response.once('close', () => setImmediate(end));
    next();
  });

/** One key per link, whatever its spelling; devices share a path, so their key is added. */
const linkOf = ({ path, headers }: Request): RateLimitKey => {
  const link = path.toLowerCase().replace(/\/$/, '');
  const isDevices = deviceEndpoints.some(({ method, pattern }) => method === 'GET' && pattern.test(path));
  return { name: isDevices ? `${link} ${headers[deviceKeyHeader] ?? ''}` : link, isGuest: true };
};

/** All people, keys and devices of a tenant together: each has its own limit, but a tenant can create many. */
const tenantOf = (response: Response): RateLimitKey => ({ name: callerOf(response).tenant.id, isGuest: false });

/**
 * Limits concurrent requests in total and per network, person and tenant (ADR 0011). Guests are queued for files only:
 * services queue what they can handle, and these limits exceed the sum of theirs. Streams stay open for hours and
 * downloads depend on their readers, so both are counted separately.
 */
export function admit(config: GatewayConfig, findKey: FindRateLimitKey): RequestHandler {
  const createShares = (limit: number, perCaller: number, perTenant: number) => ({
    all: new Places({ max: limit, reserve: reserveOf(limit), perCaller }),
    bySite: new Places({ max: limit, perCaller: Math.max(perCaller, Math.floor(limit / 4)) }),
    byTenant: new Places({ max: limit, perCaller: perTenant }),
  });
  const requests = createShares(config.MAX_REQUESTS, config.MAX_REQUESTS_PER_NETWORK, config.MAX_REQUESTS_PER_TENANT);
  const downloads = createShares(
    config.MAX_DOWNLOADS,
    config.MAX_DOWNLOADS_PER_NETWORK,
    config.MAX_DOWNLOADS_PER_TENANT,
  );
  const open = createShares(config.MAX_STREAMS, config.MAX_STREAMS_PER_NETWORK, config.MAX_STREAMS_PER_TENANT);
  const [calls, pages] = [new Lines(callsAtATime), new Lines(pagesAtATime)];
  const [uploads, pictures] = [new Lines(filesAtATime), new Lines(filesAtATime)];
  const queueFile = (request: Request, response: Response, isGuest: boolean, next: () => void) =>
    isGuest && isUpload(request.path)
      ? uploads.run(queueKey(request.ip ?? ''), untilClosed(response, next))
      : pictures.run(isGuest ? queueKey(request.ip ?? '') : tenantOf(response).name, working(response, next));
  const byLink = new Places({ max: config.MAX_STREAMS, perCaller: config.MAX_STREAMS_PER_LINK });

  return (request, response, next) => {
    if (response.closed) return;
    const key = findKey(request, response);
    const { path } = request;
    const isStream = streamAt('GET', path).length > 0;
    const shares = isStream ? open : download.test(path) ? downloads : requests;
    const needed: [Places, RateLimitKey][] = [[shares.all, key]];
    if (key.site !== undefined) needed.push([shares.bySite, { name: key.site, isGuest: true }]);
    if (!key.isGuest) needed.push([shares.byTenant, tenantOf(response)]);
    else if (isStream) needed.push([byLink, linkOf(request)]);
    const results = needed.map(([places, key]) => places.take(key));
    const leaves = results.filter((one) => typeof one === 'function');
    const leaveAll = () => {
      for (const leave of leaves) leave();
    };
    if (leaves.length < needed.length) {
      leaveAll();
      // 429 if the caller's own share is used up, 503 if all slots are taken.
      return next(results.includes('share') ? tooMany({ msBeforeNext: 2_000 }) : overloaded());
    }
    response.once('close', leaveAll);
    if (shares === downloads) return void queueFile(request, response, key.isGuest, next);
    if (key.isGuest || shares !== requests) return next();
    void (isPage(path) ? pages : calls).run(tenantOf(response).name, working(response, next));
  };
}
