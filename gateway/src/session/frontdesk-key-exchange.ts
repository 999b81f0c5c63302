import { Problem } from '@theke/kit/problem';
import type { RequestHandler } from 'express';
import { callerOf } from '../caller.ts';
import { sendPlainPage } from '../document/plain-page.ts';
import type { ApiKeyCache } from './api-key-cache.ts';
import { frontdeskPath, setFrontdeskCookie } from './frontdesk-cookie.ts';
import { apiKeyOf } from './take-api-key.ts';

const refusal = {
  title: 'Dieser Zugang gilt nicht mehr',
  sentence:
    'Dieser Schlüssel öffnet die Theke dieser Filiale nicht: Es gibt ihn nicht, er wurde erneuert oder gehört zu einer anderen.',
  steps: [
    'Erstellen Sie im Backoffice unter „API-Schlüssel“ einen neuen Schlüssel für die Theke dieser Filiale.',
    'Öffnen Sie die Adresse, die dort erscheint, auf diesem Gerät.',
    'Bis dahin stehen alle Bestellungen im Backoffice.',
  ],
  link: { to: '/backend/orders', label: 'Bestellungen im Backoffice' },
  isThemed: true,
};

/**
 * `/frontdesk/{branchId}/{apiKey}` (ACCESS-09): exchanges the key for a cookie and redirects to the clean address. The
 * key was removed from the request before (take-api-key.ts), so it appears in no log line and no later history entry.
 */
export const frontdeskKeyExchange =
  (keys: ApiKeyCache): RequestHandler<{ branch: string }> =>
  async (request, response) => {
    const key = apiKeyOf(response) ?? '';
    response.setHeader('cache-control', 'no-store');
    response.setHeader('referrer-policy', 'no-referrer');
    const apiKey = await keys
      .find(callerOf(response).tenant.id, key, { address: request.ip ?? '' }, response)
      .catch((error: unknown) => {
        if (error instanceof Problem && error.status < 500) return undefined;
        throw error;
      });
    if (apiKey?.purpose !== 'frontdesk' || apiKey.branch !== request.params.branch) {
      sendPlainPage(response, 404, refusal);
      return;
    }
    setFrontdeskCookie(request, response, key);
    response.redirect(303, frontdeskPath);
  };
