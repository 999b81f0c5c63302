import { allEndpoints } from '@theke/contracts/contracts';
import { overloaded } from '@theke/kit/http/admission';
import type { RequestHandler } from 'express';
import { pathPattern } from '../api/path-pattern.ts';
import { tooMany } from '../api/rate-limits.ts';
import type { GatewayConfig } from '../config.ts';
import type { Holder, HolderOf } from './holder.ts';
import { Places } from './places.ts';

const streams = allEndpoints.filter((endpoint) => endpoint.reply.kind === 'stream').map(pathPattern);
/** Files that media sends: slow readers of large ones are not to keep anybody from ordering. */
const download = /^\/(image|upload|font)\//;

/** A fifth of everything is for whoever is logged in, shows a key, or is a device of theirs. */
const reserveOf = (most: number): number => Math.floor(most / 5);

/**
 * How much the gateway has under way at a time, in all and for each network or person (ADR 0060). Nobody waits here: services
 * let wait what they can still do, and this is more than all of them together. Streams stay open for hours, and downloads are as
 * slow as who reads them: both are counted apart.
 */
export function admit(config: GatewayConfig, holderOf: HolderOf): RequestHandler {
  const placesOf = (most: number, each: number) => new Places({ most, reserve: reserveOf(most), each });
  const requests = placesOf(config.MAX_REQUESTS, config.MAX_REQUESTS_PER_NETWORK);
  const downloads = placesOf(config.MAX_DOWNLOADS, config.MAX_DOWNLOADS_PER_NETWORK);
  const open = placesOf(config.MAX_STREAMS, config.MAX_STREAMS_PER_NETWORK);
  const ofLinks = new Places({ most: config.MAX_STREAMS, each: config.MAX_STREAMS_PER_LINK });

  return (request, response, next) => {
    if (response.closed) return;
    const holder = holderOf(request, response);
    const { path } = request;
    const wanted: [Places, Holder][] = streams.some((one) => one.test(path))
      ? [[open, holder], ...(holder.isGuest ? [[ofLinks, { name: path, isGuest: true }] as [Places, Holder]] : [])]
      : [[download.test(path) ? downloads : requests, holder]];
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
    next();
  };
}
