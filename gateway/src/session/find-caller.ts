import type { Log } from '@theke/kit/log';
import { Problem } from '@theke/kit/problem';
import type { Request, RequestHandler, Response } from 'express';
import { callerOf, setCaller } from '../caller.ts';
import { accountTokenHash } from './account-cookie.ts';
import type { ApiKeyCache } from './api-key-cache.ts';
import type { KnownBrowser } from './known-browser.ts';
import type { SessionCache } from './session-cache.ts';
import { sessionTokenOf } from './session-cookie.ts';
import { apiKeyOf } from './take-api-key.ts';
import { isPersonalToken, type TokenCache } from './token-cache.ts';

type Deps = { sessions: SessionCache; keys: ApiKeyCache; tokens: TokenCache; browsers: KnownBrowser; log: Log };
type WithFault = { callerFault?: unknown };

/**
 * Identifies the caller within its tenant. Runs before the rate limits, so that callers are counted by identity
 * (rate-limit-key.ts). Unknown credentials are treated as a guest until `requireKnownCredential`.
 */
export function findCaller({ sessions, keys, tokens, browsers, log }: Deps): RequestHandler {
  /** A key or token takes precedence over a session. Tokens are for the API; pages ignore them. */
  async function identify(request: Request, response: Response): Promise<void> {
    const guest = accountTokenHash(request);
    if (guest) setCaller(response, { ...callerOf(response), guest });
    const caller = callerOf(response);
    const [key, token] = [apiKeyOf(response), sessionTokenOf(request)];
    if (key === undefined && !token) return;
    const { id: tenant } = caller.tenant;
    const from = { address: request.ip ?? '', browser: browsers.idOf(request, tenant) };
    const at = [tenant, key ?? token ?? '', from, response] as const;
    if (key !== undefined && isPersonalToken(key)) {
      if (!request.path.startsWith('/api/')) return;
      const { user, scopes } = await tokens.find(...at);
      setCaller(response, { ...caller, user, scopes });
    } else if (key !== undefined) setCaller(response, { ...caller, key: await keys.find(...at) });
    else setCaller(response, { ...caller, user: await sessions.find(...at) });
  }

  return async (request, response, next) => {
    try {
      await identify(request, response);
    } catch (error) {
      (response.locals as WithFault).callerFault = error;
      const isExpected = error instanceof Problem && error.status < 500;
      if (!isExpected && !request.path.startsWith('/api/'))
        log.warn({ err: error }, 'caller of the page could not be loaded');
    }
    next();
  };
}

/**
 * For the API: fails if the credential could not be verified. Pages are shown even while identity is unavailable; their
 * calls then fail.
 */
export const requireKnownCredential: RequestHandler = (_request, response, next) =>
  next((response.locals as WithFault).callerFault);
