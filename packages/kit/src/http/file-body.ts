import type { Endpoint } from '@theke/contracts/endpoint';
import express, { type RequestHandler } from 'express';
import { malformed } from '../problem.ts';

/**
 * Reads one file of a form (multipart/form-data) into the same body that JSON brings: `{ name, data }`, with `data` as a
 * base64 data URL. Any other request is left to the reader of JSON.
 * @throws Problem 400 (no form, or not exactly one file in it), 413
 */
export function fileBody(endpoint: Endpoint): RequestHandler {
  const read = express.raw({ limit: endpoint.bodyLimit ?? 1_000_000, type: 'multipart/form-data' });
  return (request, response, next) => {
    if (!request.is('multipart/form-data')) return next();
    read(request, response, async (error?: unknown) => {
      if (error) return next(error);
      try {
        request.body = await bodyOf(request.body as Buffer, request.headers['content-type'] ?? '');
        // The reader of JSON comes next, and finds a body that was read.
        request.headers['content-type'] = 'application/json';
        next();
      } catch (problem) {
        next(problem);
      }
    });
  };
}

async function bodyOf(bytes: Buffer, contentType: string): Promise<{ name: string; data: string }> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw malformed('MALFORMED_FORM', 'Die gesendeten Daten sind kein lesbares Formular.');
    });
  const entries = [...form.values()];
  const [file] = entries;
  if (entries.length !== 1 || file === undefined || typeof file === 'string')
    throw malformed('NOT_ONE_FILE', 'Bitte senden Sie genau eine Datei.');
  const type = /^[\w.+-]+\/[\w.+-]+$/.test(file.type) ? file.type : 'application/octet-stream';
  return { name: file.name, data: `data:${type};base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}` };
}
