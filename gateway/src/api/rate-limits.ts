import { Problem } from '@theke/kit/problem';
import type { Request, RequestHandler } from 'express';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { GatewayConfig } from '../config.ts';

/** Per replica and address. Reading is not limited here: the read cache answers it. */
export function rateLimits(config: GatewayConfig) {
  const perMinute = new RateLimiterMemory({ points: config.RATE_LIMIT_WRITES, duration: 60 });
  const webhooks = new RateLimiterMemory({ points: config.RATE_LIMIT_WEBHOOKS, duration: 60 });
  const perTenMinutes = new RateLimiterMemory({ points: config.RATE_LIMIT_LOGIN, duration: 600 });
  return {
    writes: limit(
      perMinute,
      () => 'Das waren sehr viele Anfragen in kurzer Zeit. Bitte warten Sie einen Augenblick.',
      (request) => isWrite(request) && !isWebhook(request),
    ),
    /** A provider that is refused comes back later, and a guest waits for it. */
    webhooks: limit(
      webhooks,
      () => 'Das waren sehr viele Nachrichten in kurzer Zeit. Bitte senden Sie sie später noch einmal.',
      (request) => isWrite(request) && isWebhook(request),
    ),
    /** Stands on each route that takes a password or a login link; accounts have a lock of their own at identity. */
    logins: limit(
      perTenMinutes,
      (minutes) =>
        `Von Ihrem Anschluss kamen zu viele Anmeldeversuche. Bitte versuchen Sie es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal.`,
    ),
  };
}

const isWrite = ({ method }: Request) => method !== 'GET' && method !== 'HEAD';
const isWebhook = ({ path }: Request) => path.startsWith('/api/payments/webhooks/');

const limit =
  (
    limiter: RateLimiterMemory,
    sentence: (minutes: number) => string,
    counts: (request: Request) => boolean = () => true,
  ): RequestHandler =>
  async (request, _response, next) => {
    if (!counts(request)) return next();
    try {
      await limiter.consume(request.ip ?? '');
    } catch (rejected) {
      const seconds = Math.max(1, Math.ceil((rejected as RateLimiterRes).msBeforeNext / 1000));
      const message = sentence(Math.ceil(seconds / 60));
      return next(new Problem(429, [{ code: 'TOO_MANY_REQUESTS', message }], seconds));
    }
    next();
  };
