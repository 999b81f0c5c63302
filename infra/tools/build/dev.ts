// `npm run dev [back-office ...]`: serves the frontends from source, everything else from a running platform (npm
// start). A change takes 0.2 s of CPU for the storefront and 0.55 s for the back office, because webpack walks its
// 4,300 modules each time; then the page reloads. Fewer names build faster. PLATFORM and PORT configure the addresses;
// it listens on loopback only.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { frontends } from '@theke/topology/frontends';
import webpack, { type Configuration } from 'webpack';
import { devConfig } from './dev-config.ts';
import { reloadScript, rewriteDocument } from './rewrite-document.ts';

const require = createRequire(import.meta.url);
const WebpackDevServer = require('webpack-dev-server');

const platform = process.env.PLATFORM ?? 'http://127.0.0.1:8080';
const port = Number(process.env.PORT ?? 8081);
const root = join(import.meta.dirname, '../../..');
const named = process.argv.slice(2);
const watched = frontends.filter(
  ({ name, role }) => role !== 'worker' && (role === 'shell' || named.length === 0 || named.includes(name)),
);

/** Sends the platform's document with the built files replaced by those of the dev server. */
async function sendDocument(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { connection, 'accept-encoding': encoding, ...headers } = request.headers;
  const answer = await fetch(`${platform}${request.url}`, {
    headers: headers as Record<string, string>,
    redirect: 'manual',
  });
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers)
    if (!['content-length', 'content-encoding', 'transfer-encoding', 'connection'].includes(name))
      response.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.end(
    rewriteDocument(
      await answer.text(),
      watched.map(({ name }) => name),
    ),
  );
}

const isDocument = ({ method, headers, url = '' }: IncomingMessage) =>
  method === 'GET' && headers.accept?.includes('text/html') && !/^\/(api|mf|image|font)\//.test(url);

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** Open pages; each receives a reload event after a build. */
const pages = new Set<ServerResponse>();
const answer: Middleware = (request, response, next) => {
  if (request.url === reloadScript) {
    response.setHeader('content-type', 'text/javascript');
    response.end(`new EventSource('${reloadScript}/events').onmessage = () => location.reload();`);
  } else if (request.url === `${reloadScript}/events`) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
    pages.add(response.on('close', () => pages.delete(response)));
  } else if (isDocument(request)) sendDocument(request, response).catch(next);
  else next();
};

const compiler = webpack(watched.map((frontend): Configuration => devConfig(root, frontend)));
compiler?.hooks.done.tap('reload', () => {
  for (const page of pages) page.write('data: built\n\n');
});
const server = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port,
    allowedHosts: ['127.0.0.1', 'localhost'],
    static: false,
    // Unchanged files are not sent again, and the browser keeps their compiled code.
    devMiddleware: { stats: 'errors-warnings', lastModified: true },
    // With three builds on a page, webpack's own client reports three changes and reloads endlessly.
    client: false,
    hot: false,
    liveReload: false,
    webSocketServer: false,
    setupMiddlewares: (middlewares: unknown[]) => [{ name: 'document', middleware: answer }, ...middlewares],
    proxy: [{ context: () => true, target: platform, changeOrigin: false }],
  },
  compiler,
);
await server.start();
console.log(
  `http://127.0.0.1:${port}/ and /backend: built from source: ${watched.map(({ name }) => name).join(', ')}; everything else from ${platform}`,
);
