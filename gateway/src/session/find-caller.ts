import type { Log } from '@theke/kit/log';
import type { Request, RequestHandler, Response } from 'express';
import { callerOf, setCaller } from '../caller.ts';
import type { ApiKeyCache } from './api-key-cache.ts';
import type { SessionCache } from './session-cache.ts';
import { sessionTokenOf } from './session-cookie.ts';
import { apiKeyOf } from './take-api-key.ts';

type Deps = { sessions: SessionCache; keys: ApiKeyCache; log: Log };

/** The caller of a request, within its tenant. */
export function findCaller({ sessions, keys, log }: Deps): { forApi: RequestHandler; forPage: RequestHandler } {
  /** A key counts before a session: a request with one is made in its name. */
  async function identify(request: Request, response: Response): Promise<void> {
    const caller = callerOf(response);
    const [key, token] = [apiKeyOf(response), sessionTokenOf(request)];
    const at = [caller.tenant.id, key ?? token ?? '', request.ip ?? '', response] as const;
    if (key !== undefined) setCaller(response, { ...caller, key: await keys.find(...at) });
    else if (token) setCaller(response, { ...caller, user: await sessions.find(...at) });
  }

  return {
    forApi: async (request, response, next) => {
      await identify(request, response);
      next();
    },
    /** A page is shown even while identity is away; its calls to the API then fail. */
    forPage: async (request, response, next) => {
      await identify(request, response).catch((error: Error) => log.warn({ err: error }, 'a page without its caller'));
      next();
    },
  };
}
