import { forbidden } from '@theke/kit/problem';
import type { RequestHandler } from 'express';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF protection (SESSION-04): rejects unsafe requests from other sites, including `same-site`, which is another
 * tenant. Clients without these headers (curl, devices, webhooks) carry no foreign cookies.
 */
export const sameOriginOnly: RequestHandler = (request, _response, next) => {
  if (safe.has(request.method)) return next();
  const site = request.headers['sec-fetch-site'];
  const { origin, host } = request.headers;
  const isForeign = site ? site !== 'same-origin' : origin !== undefined && hostOf(origin) !== host;
  next(
    isForeign
      ? forbidden('CROSS_SITE', 'Diese Anfrage kommt von einer anderen Website und wurde nicht ausgeführt.')
      : undefined,
  );
};

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
