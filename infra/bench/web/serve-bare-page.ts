import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';
import { rules, scripts } from '../../tools/build/webpack-config.ts';
import type { Dish } from './bare-page.tsx';

type Served = { type: string; body: Buffer; encoding?: 'br' };

async function buildScript(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'theke-bare-'));
  try {
    const compiler = webpack({
      mode: 'production',
      target: ['web', 'es2022'],
      entry: join(import.meta.dirname, 'bare-page.tsx'),
      output: { path: folder, filename: 'bare.js' },
      module: { rules: rules('bare', folder, 'browser') },
      resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
      performance: { hints: false },
      optimization: { minimizer: [scripts] },
    });
    await new Promise<void>((resolve, reject) =>
      compiler?.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? stats?.toString()) : resolve())),
    );
    return readFileSync(join(folder, 'bare.js'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Baseline for the menu's figures: the same dishes and pictures in a plain React page, from a minimal server.
 * @param hero and the pictures of dishes are paths at `origin`
 */
export async function serveBarePage(
  origin: string,
  hero: string,
  dishes: readonly Dish[],
): Promise<{ url: string; stop(): void }> {
  const text = (type: string, body: string | Buffer): Served => ({
    type,
    body: brotliCompressSync(body),
    encoding: 'br',
  });
  const page = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Karte</title><meta name="viewport" content="width=device-width">
    <link rel="icon" href="data:,"><link rel="preload" as="image" fetchpriority="high" href="${hero}"><script src="/bare.js" defer></script>
    <script type="application/json" id="data">${JSON.stringify({ hero, dishes }).replaceAll('<', '\\u003c')}</script><div id="app"></div></html>`;
  const files = new Map<string, Served>([
    ['/', text('text/html', page)],
    ['/bare.js', text('text/javascript', await buildScript())],
  ]);
  for (const path of new Set([hero, ...dishes.flatMap(({ picture }) => picture ?? [])])) {
    const answer = await fetch(new URL(path, origin));
    files.set(path, {
      type: answer.headers.get('content-type') ?? '',
      body: Buffer.from(await answer.arrayBuffer()),
    });
  }
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) return void response.writeHead(404).end();
    response.setHeader('content-type', file.type).setHeader('cache-control', 'max-age=3600');
    if (file.encoding) response.setHeader('content-encoding', file.encoding);
    response.end(file.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => void server.close().closeAllConnections(),
  };
}
