import { Problem } from '@theke/kit/problem';
import type { ErrorRequestHandler } from 'express';
import { sendPlainPage } from './plain-page.ts';

/** Answers a page request with an HTML page on 429 and 503; API clients get JSON. */
export const refusePage: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const isPage = !request.path.startsWith('/api/') && request.accepts(['json', 'html']) === 'html';
  if (!isPage || response.headersSent || !(error instanceof Problem) || ![429, 503].includes(error.status))
    return next(error);
  response.setHeader('retry-after', String(error.retryAfter ?? 5));
  sendPlainPage(response, error.status, {
    title: 'Einen Augenblick, bitte',
    sentence: error.faults[0]?.message ?? '',
  });
};
