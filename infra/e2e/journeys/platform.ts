import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@theke/local-servers/free-port';
import { shareVariables } from '../../../gateway/src/config.ts';
import { root } from '../../tools/local/checkout.ts';
import { readPlatformSecret } from '../../tools/local/platform-secret.ts';
import { startPlatformServers } from '../../tools/local/platform-servers.ts';
import type { Layout } from './layout.ts';
import { copyTemplate, seedTemplate } from './seed-template.ts';

export type Reply = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: { data: never; errors: { message: string; field?: string; code: string }[]; meta: { total: number } };
  text: string;
};
export type CallOptions = {
  body?: unknown;
  headers?: Record<string, string>;
  host?: string;
  cookie?: string;
  raw?: string;
};

/** The platform as a user starts it, with its own data folder. */
export type Platform = {
  url: string;
  port: number;
  dataDir: string;
  pid: number;
  /** Secret that it signs with. */
  secret: string;
  /** All of its output, to check for unexpected errors. */
  output(): string;
  /**
   * Sends a request through the gateway. Dials the loopback address with a Host header: `*.localhost` does not resolve
   * in Node.
   */
  call(method: string, path: string, options?: CallOptions): Promise<Reply>;
  /** Status and first bytes of a stream, which is then closed. */
  firstBytes(path: string, options?: CallOptions): Promise<{ status: number; text: string }>;
  /** Logs in and returns the cookie. */
  login(email: string, host?: string): Promise<string>;
  /** Process ids of a service of this platform. */
  findProcesses(part: string): number[];
  stop(): Promise<void>;
};

/** The cookie that a response set, as a browser sends it back. */
export const parseCookie = (reply: Reply): string => String(reply.headers['set-cookie'] ?? '').split(';')[0] ?? '';

/**
 * Runs the program of `npm start` and waits for its last line. Its data folder is a copy of a seeded one, unless `env`
 * names a server or a folder.
 * @throws with its output if it ends before
 */
export async function startPlatform(layout: Layout, env: Record<string, string> = {}): Promise<Platform> {
  const dataDir = mkdtempSync(join(tmpdir(), `theke-${layout}-`));
  if (!env.DATABASE_URL && !env.DATA_DIR) await copyTemplate(await seededFolder(layout), dataDir);
  return launch(layout, dataDir, env);
}

/**
 * A seeded, stopped data folder to copy (seed-template.ts): with one database for an embedded platform, with one per
 * service for a distributed one. A single process seeds it in either case, which is faster.
 */
export const seededFolder = (layout: Layout): Promise<string> =>
  seedTemplate(layout, async (dataDir) => {
    if (layout === 'embedded') return (await launch('embedded', dataDir, {})).halt;
    const servers = await startPlatformServers({ dataDir, env: {}, rabbitmq: false, databases: 'per-service' });
    const env = { DATABASE_URL: servers.databaseUrl, BUS_URL: servers.busUrl };
    try {
      const { halt } = await launch('embedded', dataDir, env);
      return () => halt().finally(servers.stop);
    } catch (error) {
      await servers.stop();
      throw error;
    }
  });

/** Node's arguments of `npm start`, including its memory limits. */
function startArguments(layout: Layout): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [, , ...rest] = String(scripts[layout === 'embedded' ? 'start' : 'start:distributed']).split(' ');
  return rest;
}

async function launch(
  layout: Layout,
  dataDir: string,
  env: Record<string, string>,
): Promise<Platform & { halt(): Promise<void> }> {
  const port = await freePort();
  const lines: string[] = [];
  const child = spawn(join(root, 'node_modules/.bin/node'), startArguments(layout), {
    cwd: root,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'development',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      // Journeys begin with an empty board and no open bills.
      DEMO_OPEN_ORDERS: 'false',
      // All requests of a test come from one address.
      RATE_LIMIT_ORDERS: '0',
      // No test calls a server elsewhere, whatever address it enters.
      AI_PUBLIC_PROVIDERS: 'false',
      ...Object.fromEntries(shareVariables.map((name) => [name, '100000'])),
      // Unreachable addresses: no test calls the real providers, whatever credentials it saves.
      STRIPE_URL: 'http://127.0.0.1:9',
      PAYPAL_URL: 'http://127.0.0.1:9',
      PUSH_URL: 'http://127.0.0.1:9',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (line.startsWith('Theke ready on ')) resolve();
      });
    }
    child.once('exit', (code) => reject(new Error(`the platform ended with ${code}:\n${lines.join('\n')}`)));
  });

  const call: Platform['call'] = (method, path, options = {}) => send(port, method, path, options);
  const halt = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // A killed process has ended without an exit code.
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await ended;
    }
  };
  return {
    url: `http://localhost:${port}`,
    port,
    dataDir,
    pid: child.pid ?? 0,
    secret: env.THEKE_SECRET ?? readPlatformSecret(env.DATA_DIR ?? dataDir),
    output: () => lines.join('\n'),
    call,
    firstBytes: (path, { cookie, headers = {} } = {}) =>
      new Promise((resolve, reject) => {
        const outgoing = request(
          {
            host: '127.0.0.1',
            port,
            path,
            headers: { host: `localhost:${port}`, ...(cookie ? { cookie } : {}), ...headers },
          },
          (reply) => {
            let text = '';
            reply.on('error', () => undefined); // we disconnect
            reply.on('data', (chunk: Buffer) => {
              text += chunk;
              if (!text.includes('data:') && reply.statusCode === 200) return;
              resolve({ status: reply.statusCode ?? 0, text });
              outgoing.destroy();
            });
          },
        );
        outgoing.on('error', reject);
        outgoing.end();
      }),
    async login(email, host) {
      const reply = await call('POST', '/api/login', {
        body: { email, password: 'theke-demo' },
        ...(host ? { host } : {}),
      });
      const cookie = parseCookie(reply);
      if (reply.status !== 200 || !cookie) throw new Error(`login as ${email} answered ${reply.status}: ${reply.text}`);
      return cookie;
    },
    findProcesses: (part) => findChildren(child).filter((pid) => readCommand(pid).includes(part)),
    halt,
    async stop() {
      await halt();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Sends a request to a gateway on this machine, with any Host header. */
export function send(
  port: number,
  method: string,
  path: string,
  { body, headers = {}, host = `localhost:${port}`, cookie, raw }: CallOptions,
): Promise<Reply> {
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: {
          host,
          ...(payload === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) }),
          ...(cookie ? { cookie } : {}),
          ...headers,
        },
      },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const isJson = String(reply.headers['content-type']).includes('json') && text !== '';
          resolve({
            status: reply.statusCode ?? 0,
            headers: reply.headers,
            body: isJson ? JSON.parse(text) : ({} as never),
            text,
          });
        });
        reply.on('error', reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}

const findChildren = (parent: ChildProcess): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => readStatus(pid).includes(`PPid:\t${parent.pid}\n`));

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // it ended between listing and reading
  }
};
const readStatus = (pid: number) => read(`/proc/${pid}/status`);
const readCommand = (pid: number) => read(`/proc/${pid}/cmdline`);
