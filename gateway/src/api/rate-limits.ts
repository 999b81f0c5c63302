import { Problem } from '@theke/kit/problem';
import type { Request, RequestHandler } from 'express';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { GatewayConfig } from '../config.ts';

/** Per replica and address. Reading is not limited here: the read cache answers it. */
export function rateLimits(config: GatewayConfig): RequestHandler {
  const logins = new RateLimiterMemory({ points: config.RATE_LIMIT_LOGIN, duration: 600 });
  const writes = new RateLimiterMemory({ points: config.RATE_LIMIT_WRITES, duration: 60 });
  const limiterOf = (request: Request) => {
    if (request.method === 'POST' && request.path === '/api/login') return logins;
    return request.method === 'GET' || request.method === 'HEAD' ? undefined : writes;
  };
  return async (request, _response, next) => {
    const limiter = limiterOf(request);
    if (!limiter) return next();
    try {
      await limiter.consume(request.ip ?? '');
      next();
    } catch (rejected) {
      const seconds = Math.max(1, Math.ceil((rejected as RateLimiterRes).msBeforeNext / 1000));
      next(
        new Problem(
          429,
          [
            {
              code: 'TOO_MANY_REQUESTS',
              message: 'Das waren sehr viele Anfragen in kurzer Zeit. Bitte warten Sie einen Augenblick.',
            },
          ],
          seconds,
        ),
      );
    }
  };
}
