import { allEndpoints } from '@theke/contracts/contracts';
import type { Endpoint, Limit } from '@theke/contracts/endpoint';
import { Problem } from '@theke/kit/problem';
import type { Request, RequestHandler, Response } from 'express';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { type GatewayConfig, limitVariable } from '../config.ts';
import { CountByNetwork } from '../shares/count-by-network.ts';
import { isPage } from '../shares/fair-queue.ts';
import type { FindRateLimitKey, RateLimitKey } from '../shares/rate-limit-key.ts';
import { endpointsAt } from './path-pattern.ts';
import { weightOfAnswer, weightOfRead } from './weight-of-read.ts';

/**
 * Counts calls per replica and caller (rate-limit-key.ts): by the limit in the endpoint's contract, all other writes
 * together. Guests' reads are counted too; most never arrive here, because the cache answers them.
 */
export function rateLimits(
  config: GatewayConfig,
  findKey: FindRateLimitKey,
  endpoints: readonly Endpoint[] = allEndpoints,
): RequestHandler {
  const perMinute = (max: number) => limiting({ max, perMs: 60_000 }, findKey);
  const guestWrites = perMinute(config.RATE_LIMIT_WRITES);
  const ownWrites = perMinute(config.RATE_LIMIT_OWN_WRITES);
  const guestReads = limiting(
    { max: config.RATE_LIMIT_READS, perMs: 60_000, weigh: weightOfRead, weighAnswer: weightOfAnswer },
    findKey,
  );
  const byCount = new Map<string, RequestHandler>();
  const handlerOf = (limit: Limit): RequestHandler => {
    const max = (config as unknown as Record<string, number>)[limitVariable(limit)] as number;
    const handler = byCount.get(limit.count) ?? limiting({ ...limit, max }, findKey);
    byCount.set(limit.count, handler);
    return handler;
  };
  const limitedAt = endpointsAt(endpoints.filter(({ limit }) => limit));
  return (request, response, next) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const limit = limitedAt(method, request.path)[0]?.value.limit;
    if (limit) return handlerOf(limit)(request, response, next);
    const { isGuest } = findKey(request, response);
    if (method === 'GET') return isGuest && isCostly(request) ? guestReads(request, response, next) : next();
    const writes = isGuest ? guestWrites : ownWrites;
    return writes(request, response, next);
  };
}

/** Limit for printed codes, which are handled before all other limits (QR-05). */
export const limitScans = (
  config: Pick<GatewayConfig, 'RATE_LIMIT_SCANS'>,
  findKey: FindRateLimitKey,
): RequestHandler => limiting({ max: config.RATE_LIMIT_SCANS, perMs: 60_000, what: 'Scans' }, findKey);

/** API calls, pages and uploads; not the styles, fonts and images of pages. */
const isCostly = ({ path }: Request): boolean => /^\/(api|upload)\//.test(path) || isPage(path);

type Counting = Pick<Limit, 'max' | 'perMs' | 'counts' | 'isPerPath'> & {
  what?: string;
  weigh?: (request: Request) => number;
  /** Additional weight after the response has ended; counts against the next call. */
  weighAnswer?: (request: Request, response: Response) => number;
};

const limiting = (
  { max, perMs, what, counts, isPerPath = false, weigh = () => 1, weighAnswer }: Counting,
  findKey: FindRateLimitKey,
): RequestHandler => {
  const count = new CountByNetwork(max, perMs / 1000);
  return async (request, response, next) => {
    const key = findKey(request, response);
    const caller = counts === 'failures' && key.browser ? { name: `browser ${key.browser}` } : key;
    const counted = isPerPath ? atPath(caller, request.path) : caller;
    try {
      await count.consume(counted, weigh(request));
    } catch (rejected) {
      return next(tooMany(rejected as RateLimiterRes, what));
    }
    // Counted in advance, so that concurrent calls cannot exceed the limit. A client that leaves before the response
    // has failed.
    if (counts)
      response.once('finish', () => {
        if (response.statusCode < 400 === (counts === 'failures')) void count.reward(counted);
      });
    if (weighAnswer)
      response.once('close', () => {
        const more = weighAnswer(request, response);
        if (more > 0) void count.consume(counted, more).catch(() => undefined); // the next call is refused
      });
    next();
  };
};

const atPath = ({ name, site }: Pick<RateLimitKey, 'name' | 'site'>, path: string) => {
  const spelled = path.toLowerCase().replace(/\/+$/, '');
  return { name: `${name} ${spelled}`, ...(site !== undefined && { site: `${site} ${spelled}` }) };
};

/** 429 with Retry-After. */
export function tooMany({ msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>, what?: string): Problem {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const minutes = Math.ceil(seconds / 60);
  const message = what
    ? `Von Ihrem Anschluss kamen zu viele ${what}. Bitte versuchen Sie es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal.`
    : 'Das waren sehr viele Anfragen in kurzer Zeit. Bitte warten Sie einen Augenblick.';
  return new Problem(429, [{ code: 'TOO_MANY_REQUESTS', message }], seconds);
}
