import { unknownHost } from '@theke/contracts/unknown-codes';
import { notFound, unavailable } from '@theke/kit/problem';
import type { RequestHandler } from 'express';
import { setCaller } from '../caller.ts';
import { sendPlainPage } from '../document/plain-page.ts';
import { hostOf } from '../host.ts';
import type { TenantDirectory } from './tenant-directory.ts';

const starting = 'Der Shop wird gerade gestartet. Bitte versuchen Sie es in ein paar Sekunden noch einmal.';
const noShop = 'Unter dieser Adresse gibt es keinen Shop. Bitte überprüfen Sie die Schreibweise.';

/** Finds the tenant of a request by its host; 404 if there is none, 503 until the directory is loaded. */
export const findTenant =
  (directory: TenantDirectory): RequestHandler =>
  (request, response, next) => {
    const isForProgram = request.path.startsWith('/api/');
    if (!directory.isReady) {
      if (isForProgram) return next(unavailable(starting));
      response.setHeader('retry-after', '5');
      sendPlainPage(response, 503, { title: 'Gleich geht es los', sentence: starting });
      return;
    }
    const found = directory.find(hostOf(request));
    if (found) {
      setCaller(response, found);
      return next();
    }
    if (isForProgram) return next(notFound(unknownHost, noShop));
    sendPlainPage(response, 404, { title: 'Hier ist kein Shop', sentence: noShop });
  };
