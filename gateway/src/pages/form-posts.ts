import { submitForm } from '@theke/contracts/content/form';
import { Problem } from '@theke/kit/problem';
import { type RequestHandler, Router, urlencoded } from 'express';
import { callerOf, identityOf } from '../caller.ts';
import { sendPlainPage } from '../document/plain-page.ts';
import type { ServiceClient } from '../service-client.ts';

/** Parses fields named `ROW.FIELD`, e.g. `0.1=value`. */
function valuesIn(body: Readonly<Record<string, unknown>>): Record<string, Record<string, string>> {
  const data: Record<string, Record<string, string>> = {};
  for (const [name, value] of Object.entries(body)) {
    const [, row, field] = /^(\d{1,2})\.(\d{1,2})$/.exec(name) ?? [];
    if (row !== undefined && field !== undefined) data[row] = { ...data[row], [field]: String(value) };
  }
  return data;
}

/** Handles form posts of browsers only; other clients get the API's answer that it expects JSON. */
const fromPages: RequestHandler = (request, _response, next) => {
  const isPage = request.is('application/x-www-form-urlencoded') && request.accepts(['json', 'html']) === 'html';
  next(isPage ? undefined : 'route');
};

/**
 * Handles a content form sent without JavaScript: the same service call as with JavaScript (FORM-03), answered with a
 * page. Going back keeps the guest's input.
 */
export function formPosts(client: ServiceClient): Router {
  const router = Router();
  const path = `/api${submitForm.path}`;
  router.post(path, fromPages, urlencoded({ extended: false, limit: '200kb' }), async (request, response, next) => {
    const caller = callerOf(response);
    const body = (request.body ?? {}) as Record<string, unknown>;
    try {
      const { message } = await client.call(
        { ...submitForm, path: path.replace(':id', encodeURIComponent(String(request.params.id))) },
        identityOf({ tenant: caller.tenant, config: caller.config }, request.ip ?? ''),
        {
          params: { id: String(request.params.id) },
          body: {
            data: valuesIn(body),
            privacyPolicy: body.privacyPolicy !== undefined,
            website: String(body.website ?? ''),
          },
        },
      );
      const link = { to: '/', label: 'Zur Startseite' };
      sendPlainPage(response, 200, { title: 'Ihre Anfrage ist gesendet', sentence: message, link, isThemed: true });
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) return next(error);
      sendPlainPage(response, error.status, {
        title: 'Ihre Anfrage ist noch nicht gesendet',
        sentence: 'Bitte gehen Sie zurück und ergänzen Sie, was fehlt. Ihre Angaben bleiben erhalten.',
        steps: error.faults.map(({ message }) => message),
        isThemed: true,
      });
    }
  });
  return router;
}
