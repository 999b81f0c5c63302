import { nameEndpoint } from '@theke/kit/http/app';
import { branchIdentifierOf } from '@theke/rules/site/page';
import { themeCss } from '@theke/rules/theme/theme';
import { type RequestHandler, Router } from 'express';
import { composeInit, type InitDeps } from '../api/init.ts';
import { callerOf } from '../caller.ts';
import { documentOf, statusOf } from './document.ts';
import type { Frontends } from './frontends.ts';

const year = 'public, max-age=31536000, immutable';

/** Everything from the own origin, nothing from others. Data images are the select arrows and the like of our own styles. */
const contentSecurityPolicy =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

export const securityHeaders: RequestHandler = (request, response, next) => {
  response.setHeader('content-security-policy', contentSecurityPolicy);
  response.setHeader('x-content-type-options', 'nosniff');
  // The status page's address is a secret; no other site needs to know where a guest came from.
  response.setHeader('referrer-policy', 'same-origin');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  if (request.secure) response.setHeader('strict-transport-security', 'max-age=31536000');
  next();
};

/** The tenant's documents, its theme and its icon. */
export function documentRoutes(deps: InitDeps & { frontends: Frontends }): Router {
  const router = Router();

  router.get('/theme.css', (request, response) => {
    const { config } = callerOf(response);
    response.setHeader('cache-control', request.query.v === String(config.version) ? year : 'no-cache');
    response.type('css').send(themeCss(config.theme));
  });

  // A counter with something on it, in the tenant's colours, until it uploads a logo.
  router.get('/icon.svg', (_request, response) => {
    const { theme } = callerOf(response).config;
    response.setHeader('cache-control', 'public, max-age=86400');
    response
      .type('svg')
      .send(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${theme.brand}"/><circle cx="16" cy="14" r="6.5" fill="${theme.accent}"/><path d="M5 23h22" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>`,
      );
  });

  router.get('/{*path}', async (request, response, next) => {
    const drawn = deps.frontends.drawnAt(request.path);
    if (!drawn || !request.accepts('html')) return next();
    nameEndpoint(response, 'page');
    const caller = callerOf(response);
    const init = await composeInit(deps, caller, { page: true, branch: branchIdentifierOf(request.path) });
    response.setHeader('cache-control', 'private, no-cache');
    response.status(statusOf(request.path, drawn, init)).type('html');
    response.send(
      documentOf({
        path: request.path,
        origin: `${request.protocol}://${request.headers.host}`,
        init,
        frontends: deps.frontends,
        drawn,
        config: caller.config,
      }),
    );
  });

  return router;
}
