import { access } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import type { RequestHandler } from 'express';

const immutable = 'public, max-age=31536000, immutable';

/** `name.0a1b2c3d.js`: such a file never changes. Everything else (a remote's entry) is asked for again each time. */
const isHashed = (path: string) => /\.[0-9a-f]{8,}\.\w+$/.test(path);

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Built frontends, precompressed where the browser takes it. Looks at the disk at each request: a remote is deployed
 * anew under a running gateway, so a list of files made at the start (as sirv keeps one) is wrong, and reading from it
 * ended the process.
 */
export function staticFrontends(dist: string): RequestHandler {
  return async (request, response, next) => {
    const path = normalize(decodeURIComponent(request.path));
    const name = path.split('/').pop() ?? '';
    if (request.method !== 'GET' || !/\.\w+$/.test(name) || name === 'entry.json' || name.startsWith('.'))
      return next();
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
    const isBrotli = takesBrotli && (await exists(join(dist, `${path}.br`)));
    response.type(name);
    response.setHeader('vary', 'accept-encoding');
    if (isBrotli) response.setHeader('content-encoding', 'br');
    response.sendFile(
      isBrotli ? `${path}.br` : path,
      {
        root: dist,
        dotfiles: 'deny',
        cacheControl: false,
        headers: { 'cache-control': isHashed(path) ? immutable : 'no-cache' },
      },
      (error) => {
        if (!error || response.headersSent) return;
        response.removeHeader('content-encoding');
        next();
      },
    );
  };
}
