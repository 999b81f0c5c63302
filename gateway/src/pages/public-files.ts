import { findPublicFile } from '@theke/contracts/content/public-api';
import { unknown } from '@theke/kit/problem';
import { Router } from 'express';
import { callerOf } from '../caller.ts';
import type { ServiceClient } from '../service-client.ts';

const named = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([a-z0-9]{1,8})$/;

/**
 * `/api/v1/files/view/{id}.{extension}` redirects to an image or download while public content refers to it (LIST-08,
 * ADR 0013).
 */
export function publicFiles(client: Pick<ServiceClient, 'ask'>): Router {
  const router = Router({ caseSensitive: true });
  router.get('/api/v1/files/view/:file', async (request, response) => {
    const [, id, extension] = named.exec(request.params.file) ?? [];
    if (id === undefined || extension === undefined) throw unknown('Diese Datei');
    const who = { tenant: callerOf(response).tenant.id, address: 'gateway' };
    const { path } = await client.ask(findPublicFile, who, { body: { id, extension } });
    // Revalidated each time: the content that refers to it may no longer be public.
    response.setHeader('cache-control', 'no-cache');
    response.redirect(302, path);
  });
  return router;
}
