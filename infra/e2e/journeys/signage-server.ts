import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import type { ContentPackage } from '@theke/contracts/signage/package';
import type { PlayerState, PlayRecord } from '@theke/contracts/signage/player';
import type { SentTvReport } from '@theke/contracts/signage/tv-report';
import { unknownTv } from '@theke/contracts/unknown-codes';
import { themeCss } from '@theke/rules/theme/theme';
import { root } from '../../tools/local/checkout.ts';

const dist = join(root, 'dist');
const policy =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";
const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  webp: 'image/webp',
};
const typeOf = (path: string) => types[path.split('.').pop() ?? ''] ?? 'application/octet-stream';

/** One byte differs near the end, so that browsers still decode a picture. */
function withFlippedByte(body: Buffer): Buffer {
  const flipped = Buffer.from(body);
  const at = flipped.length - 100;
  flipped[at] = (flipped[at] ?? 0) ^ 1;
  return flipped;
}

type Entry = { scripts: string[]; styles: string[]; kept: string[] };
const readEntry = (): Entry => JSON.parse(readFileSync(join(dist, 'signage-player/entry.json'), 'utf8'));

export type SignageServer = Awaited<ReturnType<typeof openSignageServer>>;

/**
 * A server in memory for one TV: the page, the built player with its service worker, media and the player's API. It can
 * be cut, and it can break downloads.
 */
export async function openSignageServer() {
  /** `length`: announced instead of the body's size. `damaged`: so many answers differ from their digest. */
  const media = new Map<string, { type: string; body: Buffer; length?: number; damaged?: number }>();
  const requested: string[] = [];
  const reports: SentTvReport[] = [];
  const results: { id: string; state: string; result: string }[] = [];
  const screenshots: string[] = [];
  const plays = new Map<string, PlayRecord>();
  const bells = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  let [isCut, version, key, content]: [boolean, number, string | undefined, ContentPackage | undefined] = [
    false,
    0,
    undefined,
    undefined,
  ];
  const unpaired: PlayerState = { device: null, wanted: null, commands: [], orders: null };
  let state = unpaired;
  /** First bytes of the requests for videos. */
  const ranges: number[] = [];
  /** Bytes after which a download breaks. */
  const downloads = { breakAfter: Number.POSITIVE_INFINITY };
  /** Added to the server's clock in ms. */
  const clock = { ahead: 0 };

  function change(changes: Partial<PlayerState>): void {
    state = { ...state, ...changes };
    version += 1;
    for (const bell of bells) bell.write('event: state\ndata: {}\n\n');
  }

  const json = (response: ServerResponse, status: number, data: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));

  function serveMedia(request: IncomingMessage, response: ServerResponse, path: string): void {
    const found = media.get(path);
    if (!found) return void response.writeHead(404).end();
    const from = Number(/^bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const { type, length = found.body.length - from, damaged = 0 } = found;
    const digest = createHash('sha256').update(found.body).digest('base64');
    const body = damaged > 0 ? withFlippedByte(found.body) : found.body;
    found.damaged = damaged - 1;
    if (type.startsWith('video/')) ranges.push(from);
    response.writeHead(from > 0 ? 206 : 200, {
      'content-type': type,
      'content-length': length,
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: '"1"',
      ...(request.headers['want-repr-digest'] === 'sha-256=10' && { 'repr-digest': `sha-256=:${digest}:` }),
      ...(from > 0 && { 'content-range': `bytes ${from}-${body.length - 1}/${body.length}` }),
    });
    if (body.length - from <= downloads.breakAfter) return void response.end(body.subarray(from));
    // Waits until the browser has read it: a reset connection loses what is buffered.
    response.write(body.subarray(from, from + downloads.breakAfter), () => setTimeout(() => response.destroy(), 300));
  }

  function serveFile(response: ServerResponse, path: string): void {
    if (path === '/theme.css') {
      const theme = { brand: '#0B4A54', accent: '#F2994A', radius: 12, font: 'Inter' };
      return void response.writeHead(200, { 'content-type': 'text/css' }).end(themeCss(theme));
    }
    const { scripts, styles, kept } = readEntry();
    const built = (file: string) => `/mf/signage-player/${file}`;
    if (path === '/build/tv-worker.js') {
      const files = `self.files=${JSON.stringify({ de: kept.map(built) })};\n`;
      response.writeHead(200, { 'content-type': 'text/javascript', 'service-worker-allowed': '/' });
      return void response.end(files + readFileSync(join(dist, 'tv-worker/tv-worker.js'), 'utf8'));
    }
    if (path === '/tv') {
      const head = [
        '<link rel="stylesheet" href="/theme.css?v=1">',
        ...styles.map((file) => `<link rel="stylesheet" href="${built(file)}">`),
        ...scripts.map((file) => `<script src="${built(file)}" defer></script>`),
      ].join('\n');
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
      const html = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>TV</title>${head}</head><body><div id="app"></div></body></html>`;
      return void response.writeHead(200, headers).end(html);
    }
    if (path.startsWith('/mf/signage-player/'))
      return void response
        .writeHead(200, { 'content-type': typeOf(path) })
        .end(readFileSync(join(dist, path.slice('/mf/'.length))));
    response.writeHead(404).end();
  }

  async function serveApi(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const body = text === '' ? undefined : JSON.parse(text);
    response.setHeader('date', new Date(Date.now() + clock.ahead).toUTCString());
    if (path === '/pairing') {
      key = `key-${requested.length}`;
      change(unpaired);
      const expiresAt = new Date(Date.now() + clock.ahead + 600_000).toISOString();
      return void json(response, 201, { key, code: 'K7PX4M3Q', expiresAt });
    }
    if (request.headers['x-theke-device-key'] !== key) {
      const errors = [{ code: unknownTv, message: 'Dieser TV ist hier nicht gekoppelt.' }];
      return void response.writeHead(404, { 'content-type': 'application/json' }).end(JSON.stringify({ errors }));
    }
    if (path === '/state') {
      const etag = `"${version}"`;
      response.setHeader('etag', etag);
      if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
      return void json(response, 200, state);
    }
    if (path === '/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 2000\n\n');
      bells.add(response);
      return void response.once('close', () => bells.delete(response));
    }
    if (path === `/package/${content?.hash}`) return void json(response, 200, content);
    if (path === '/report') reports.push(body);
    else if (path === '/screenshot') screenshots.push(body.data);
    else if (path === '/plays') for (const play of body.plays as PlayRecord[]) plays.set(play.id, play);
    else if (path.startsWith('/commands/')) results.push({ id: path.slice('/commands/'.length), ...body });
    else return void json(response, 404, null);
    response.writeHead(204).end();
  }

  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] as string;
    requested.push(`${request.method} ${path}`);
    const api = '/api/signage-player';
    if (path.startsWith(`${api}/`)) void serveApi(request, response, path.slice(api.length));
    else if (/^\/(image|upload)\//.test(path)) serveMedia(request, response, path);
    else serveFile(response, path);
  });
  server.on('connection', (socket) => {
    if (isCut) return void socket.destroy();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ media, requested, ranges, reports, results, screenshots, plays, downloads, clock, change },
    pair: () => change({ device: { id: '0199f000-0000-7000-8000-000000000001', name: 'Theke links' } }),
    unpair() {
      key = undefined;
      change(unpaired);
    },
    publish(published: ContentPackage) {
      content = published;
      change({ wanted: published.hash });
    },
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    restore() {
      isCut = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
