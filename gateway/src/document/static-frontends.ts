import { access } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import type { RequestHandler } from 'express';

const immutable = 'public, max-age=31536000, immutable';

/**
 * `name.0a1b2c3d.js`: such a file never changes. All others, e.g. a remote's entry, are revalidated on each request.
 */
const isHashed = (path: string) => /\.[0-9a-f]{8,}\.\w+$/.test(path);

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Serves built frontends, precompressed if the browser accepts it. Reads the disk on each request: remotes are deployed
 * while the gateway runs, so a file list from startup (as in sirv) becomes outdated, and reading from it crashed the
 * process.
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
