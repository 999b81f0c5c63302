import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listQrTargets } from '@theke/contracts/analytics/qr-code';
import { type Config, configChanged } from '@theke/contracts/identity/config';
import { listTenants, type Tenant, tenantChanged } from '@theke/contracts/identity/tenant';
import type { Bus } from '@theke/kit/bus/port';
import type { Frontend } from '@theke/topology/frontends';
import type { ServiceMap } from '../src/service-client.ts';
import { startGateway } from '../src/start-gateway.ts';

export type GatewayAlone = Awaited<ReturnType<typeof startGatewayAlone>>;

export const quietBus: Bus = {
  publish: async () => undefined,
  work: async () => ({ close: async () => undefined }),
  broadcast: async () => ({ close: async () => undefined }),
  deadLetters: async () => [],
  redrive: async () => 0,
  isHealthy: () => true,
  close: async () => undefined,
} as unknown as Bus;

export const secret = 'a-secret-of-this-test-and-of-nobody-else';

export type AloneOptions = {
  /** Answers all calls to services, except the lists of tenants and QR codes. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Answers the list of QR codes. Default: none. */
  codes?: (response: ServerResponse) => void;
  tenants?: readonly Tenant[];
  /** Changes of the default configuration, of all tenants. */
  config?: Partial<Config>;
  env?: Record<string, string>;
  /** Frontends besides a storefront. */
  frontends?: readonly Frontend[];
  /** Source of server builds, by frontend. */
  serverBuilds?: Readonly<Record<string, string>>;
  /** Default: a bus that does nothing. */
  bus?: Bus;
  /** Addresses of services that the stub server does not replace. */
  services?: ServiceMap;
};

const noCodes = (response: ServerResponse) => void response.end('{"data":{"codes":[],"branches":[]}}');

/** A gateway with one stub server for all services. */
export async function startGatewayAlone({
  answer,
  codes = noCodes,
  tenants = [tenantChanged.example],
  config: changes = {},
  env = {},
  frontends = [],
  serverBuilds = {},
  bus = quietBus,
  services = {},
}: AloneOptions) {
  const service = createServer((incoming, response) => {
    if (incoming.url === listQrTargets.path) return codes(response);
    if (incoming.url !== listTenants.path) return answer(incoming, response);
    const config = { ...configChanged.example.config, ...changes };
    response.end(JSON.stringify({ data: tenants.map((tenant) => ({ tenant, config })) }));
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  const dist = mkdtempSync(join(tmpdir(), 'theke-dist-'));
  mkdirSync(join(dist, 'shell'));
  writeFileSync(join(dist, 'shell', 'entry.json'), '{"scripts":[],"styles":[],"preload":[],"fonts":[]}');
  for (const [name, source] of Object.entries(serverBuilds)) {
    mkdirSync(join(dist, name));
    writeFileSync(join(dist, name, 'server.mjs'), source);
    writeFileSync(
      join(dist, name, 'entry.json'),
      '{"scripts":["page.js"],"styles":["page.css"],"preload":["more.js"],"fonts":[],"server":"server.mjs"}',
    );
  }
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const gateway = await startGateway({
    services: {
      ...Object.fromEntries(
        [
          'identity',
          'ordering',
          'catalog',
          'media',
          'notifications',
          'payments',
          'content',
          'analytics',
          'signage',
        ].map((name) => [name, { url }]),
      ),
      ...services,
    },
    apiMap: {
      branches: 'catalog',
      orders: 'ordering',
      devices: 'notifications',
      payments: 'payments',
      'signage-player': 'signage',
    },
    frontends: [{ name: 'storefront', role: 'remote', paths: [{ path: '/*' }] }, ...frontends],
    workQueues: {},
    dist,
    bus,
    env: {
      BUS_URL: 'postgres://nobody/asks',
      THEKE_SECRET: secret,
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

  /** Resolves when the response headers have arrived. */
  const open = (
    path: string,
    { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const all = { host: tenants[0]?.hosts[0] ?? '', accept: 'application/json', ...headers };
      const to = { port: gateway.port, host: '127.0.0.1', path, method, headers: all, agent };
      request(to, resolve).on('error', reject).end(body);
    });

  return {
    port: gateway.port,
    open,
    /** The complete response. */
    async ask(path: string, options?: Parameters<typeof open>[1]) {
      const reply = await open(path, options);
      let text = '';
      for await (const chunk of reply) text += chunk;
      return { status: reply.statusCode, headers: reply.headers, text };
    },
    /** Stops the gateway before the services, so that running requests are answered. */
    async stop() {
      agent.destroy();
      await gateway.stop();
      service.closeAllConnections();
      service.close();
      rmSync(dist, { recursive: true });
    },
  };
}
