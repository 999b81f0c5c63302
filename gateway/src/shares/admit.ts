import { allEndpoints } from '@theke/contracts/contracts';
import { overloaded } from '@theke/kit/http/admission';
import type { Request, RequestHandler, Response } from 'express';
import { endpointsAt } from '../api/path-pattern.ts';
import { tooMany } from '../api/rate-limits.ts';
import { callerOf } from '../caller.ts';
import type { GatewayConfig } from '../config.ts';
import { isPage, queueKey } from './fair-queue.ts';
import { Lines } from './lines.ts';
import { Places } from './places.ts';
import type { FindRateLimitKey, RateLimitKey } from './rate-limit-key.ts';

const streamAt = endpointsAt(allEndpoints.filter((endpoint) => endpoint.reply.kind === 'stream'));
/** Files that media sends: slow readers of large ones are not to keep anybody from ordering. */
const download = /^\/(images?|upload|font)\//;

const isUpload = (path: string): boolean => path.startsWith('/upload/');

/**
 * Files of one network (or of one business' people) that are sent at a time; the next begins when one has ended. Uploads of guests keep their place
 * until they were read: each may be 15 MB. Pictures give it on after a second, so that a slow telephone keeps none from its neighbours.
 */
const filesAtATime = 12;

/** A fifth of everything is for whoever is logged in, shows a key, or is a device of theirs. */
const reserveOf = (limit: number): number => Math.floor(limit / 5);

/**
 * Of all people, keys and devices of one business together, so many calls are worked on at a time, and so many pages, which are drawn
 * here; the rest waits in its line. Turns (fair-queue.ts) alone do not do: what has begun goes on in each turn, a hundred of it beside an order.
 */
const [callsAtATime, pagesAtATime] = [6, 2];
/** In ms. What has taken as long is waiting for a service or for its sender, and takes no time of others. */
const longestWork = 1_000;

/** Hands on, and lasts until it is answered. What is answered at once would bring the whole line into one turn: the next comes in another. */
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

/** A link is one, however its address is written. */
const linkOf = ({ path }: Request): RateLimitKey => ({ name: path.toLowerCase().replace(/\/$/, ''), isGuest: true });

/** People, keys and devices of one business together: each has a share alone, and a business makes as many of them as it likes. */
const tenantOf = (response: Response): RateLimitKey => ({ name: callerOf(response).tenant.id, isGuest: false });

/**
 * How much the gateway has under way at a time, in all and for each network, person (ADR 0011) and business (ADR 0011). Guests wait here for
 * files alone: services let wait what they can still do, and this is more than all of them together. Streams stay open for hours, and
 * downloads are as slow as who reads them: both are counted apart.
 */
export function admit(config: GatewayConfig, holderOf: FindRateLimitKey): RequestHandler {
  const sharesOf = (limit: number, each: number, ofTenant: number) => ({
    all: new Places({ most: limit, reserve: reserveOf(limit), each }),
    ofSites: new Places({ most: limit, each: Math.max(each, Math.floor(limit / 4)) }),
    ofTenants: new Places({ most: limit, each: ofTenant }),
  });
  const requests = sharesOf(config.MAX_REQUESTS, config.MAX_REQUESTS_PER_NETWORK, config.MAX_REQUESTS_PER_TENANT);
  const downloads = sharesOf(config.MAX_DOWNLOADS, config.MAX_DOWNLOADS_PER_NETWORK, config.MAX_DOWNLOADS_PER_TENANT);
  const open = sharesOf(config.MAX_STREAMS, config.MAX_STREAMS_PER_NETWORK, config.MAX_STREAMS_PER_TENANT);
  const [calls, pages] = [new Lines(callsAtATime), new Lines(pagesAtATime)];
  const [uploads, pictures] = [new Lines(filesAtATime), new Lines(filesAtATime)];
  const queueFile = (request: Request, response: Response, isGuest: boolean, next: () => void) =>
    isGuest && isUpload(request.path)
      ? uploads.run(queueKey(request.ip ?? ''), untilClosed(response, next))
      : pictures.run(isGuest ? queueKey(request.ip ?? '') : tenantOf(response).name, working(response, next));
  const ofLinks = new Places({ most: config.MAX_STREAMS, each: config.MAX_STREAMS_PER_LINK });

  return (request, response, next) => {
    if (response.closed) return;
    const holder = holderOf(request, response);
    const { path } = request;
    const isStream = streamAt('GET', path).length > 0;
    const shares = isStream ? open : download.test(path) ? downloads : requests;
    const wanted: [Places, RateLimitKey][] = [[shares.all, holder]];
    if (holder.site !== undefined) wanted.push([shares.ofSites, { name: holder.site, isGuest: true }]);
    if (!holder.isGuest) wanted.push([shares.ofTenants, tenantOf(response)]);
    else if (isStream) wanted.push([ofLinks, linkOf(request)]);
    const taken = wanted.map(([places, of]) => places.take(of));
    const leaves = taken.filter((one) => typeof one === 'function');
    const leaveAll = () => {
      for (const leave of leaves) leave();
    };
    if (leaves.length < wanted.length) {
      leaveAll();
      // Who has too much under way is told so; that there is too much of everybody is nobody's fault.
      return next(taken.includes('share') ? tooMany({ msBeforeNext: 2_000 }) : overloaded());
    }
    response.once('close', leaveAll);
    if (shares === downloads) return void queueFile(request, response, holder.isGuest, next);
    if (holder.isGuest || shares !== requests) return next();
    void (isPage(path) ? pages : calls).run(tenantOf(response).name, working(response, next));
  };
}
