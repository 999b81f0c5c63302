// The laws of docs and design that no compiler knows: who may import whom, and that the pages that declare services
// (contracts, packages/topology/src/topology.ts, README.md) say what the code does.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { contracts } from '@theke/contracts/contracts';
import type { ServiceContract } from '@theke/contracts/service-contract';
import type { Subscription } from '@theke/kit/events/subscription';
import { serviceNames, services } from '@theke/topology/topology';
import { gatewaySubscriptions, partsOf, subscriptionsOf } from './infra/catalogues/wiring.ts';
import { serviceDefinitions } from './infra/service-definitions.ts';

const root = import.meta.dirname;
const contractOf = (service: string) => contracts.find((one) => one.service === service) as ServiceContract;

const sources = globSync('{packages,services,frontends}/*/src/**/*.{ts,tsx}', { cwd: root })
  .concat(globSync('{gateway/src,infra}/**/*.ts', { cwd: root }))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** `packages/kit`, `services/ordering`, `gateway`, `infra`. */
const workspaceOf = (file: string): string =>
  /^(packages|services|frontends)\/[^/]+/.exec(file)?.[0] ?? (file.split('/')[0] as string);

type Import = { file: string; from: string; specifier: string; to: string };

/** Where an import leads: a workspace, or the name of a package. */
function importsIn(file: string, text: string): Import[] {
  const specifiers = [...text.matchAll(/(?:\bfrom|^import|\bimport\()\s*['"]([^'"]+)['"]/gm)].map(
    (match) => match[1] as string,
  );
  return specifiers.map((specifier) => ({ file, from: workspaceOf(file), specifier, to: targetOf(file, specifier) }));
}

function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return workspaceOf(relative(root, resolve(root, dirname(file), specifier)));
  const own = /^@theke\/([\w-]+)/.exec(specifier)?.[1];
  if (!own)
    return specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/');
  return (
    ['packages', 'services', 'frontends']
      .map((kind) => `${kind}/${own}`)
      .find((path) => existsSync(join(root, path))) ?? own
  );
}

const imports = sources.flatMap(({ file, text }) => importsIn(file, text));

const mayImport = (from: string, to: string): boolean => {
  const allowed = {
    'packages/rules': [],
    'packages/contracts': ['packages/rules'],
    'packages/topology': [],
    'packages/local-servers': [],
    'packages/kit': ['packages/contracts', 'packages/rules'],
    'packages/ui': ['packages/contracts', 'packages/rules'],
    'packages/admin': ['packages/ui', 'packages/contracts', 'packages/rules'],
    gateway: ['packages/topology', 'packages/kit', 'packages/contracts', 'packages/rules'],
    services: ['packages/topology', 'packages/kit', 'packages/contracts', 'packages/rules'],
    'frontends/back-office': ['packages/admin', 'packages/ui', 'packages/contracts', 'packages/rules'],
    frontends: ['packages/ui', 'packages/contracts', 'packages/rules'],
  } as Record<string, string[]>;
  return from === to || from === 'infra' || (allowed[from] ?? allowed[from.split('/')[0] as string] ?? []).includes(to);
};

const isWorkspace = (name: string) =>
  /^(packages|services|frontends)\//.test(name) || ['gateway', 'infra'].includes(name);

/** Tests may start servers; what runs never does. */
const isTest = (file: string) => /\.test\.tsx?$|\/conformance-|\/testing\//.test(file);

const wrongWay = (all: readonly Import[]) =>
  all
    .filter(({ from, to }) => isWorkspace(to) && !mayImport(from, to))
    .filter(({ file, to }) => !(to === 'packages/local-servers' && isTest(file)))
    .map(({ file, specifier }) => `${file} imports ${specifier}`);

const office = 'frontends/back-office/src/';
/** `ordering/board`; undefined for a file that stands above all features. */
const featureOf = (file: string): string | undefined => /^([^/]+\/[^/]+)\//.exec(file.slice(office.length))?.[1];

/** Imports by which a feature knows another feature, or the pages that put the features together. */
const betweenFeatures = (all: readonly Import[]) =>
  all
    .filter(({ file, specifier }) => file.startsWith(office) && specifier.startsWith('.') && featureOf(file))
    .filter(({ file, specifier }) => {
      const to = featureOf(relative(root, resolve(root, dirname(file), specifier)));
      return to !== featureOf(file) && !to?.endsWith('/domain');
    })
    .map(({ file, specifier }) => `${file} imports ${specifier}`);

describe('imports', () => {
  test('point one way', () => {
    expect(imports.length).toBeGreaterThan(500);
    expect(wrongWay(imports)).toEqual([]);
  });

  test.each([
    ['services/ordering/src/a.ts', `import { x } from '@theke/catalog/service';`],
    ['services/ordering/src/a.ts', `import { x } from '../../catalog/src/service.ts';`],
    ['services/ordering/src/a.ts', `const x = await import('../../../infra/demo/pizzeria.ts');`],
    ['services/ordering/src/a.ts', `import { x } from '@theke/ui/button';`],
    ['frontends/shell/src/a.tsx', `import type { Log } from '@theke/kit/log';`],
    ['frontends/shell/src/a.tsx', `export { x } from '../../storefront/src/x.tsx';`],
    ['packages/rules/src/a.ts', `import { x } from '@theke/contracts/wire';`],
    ['packages/contracts/src/a.ts', `import '../../kit/src/log.ts';`],
    ['packages/ui/src/a.ts', `import {\n  x,\n} from '@theke/kit/log';`],
    ['gateway/src/a.ts', `import { x } from '../../services/identity/src/service.ts';`],
    ['gateway/src/a.ts', `import { x } from '../../infra/demo/demo-tenant.ts';`],
    ['packages/topology/src/a.ts', `import { x } from '@theke/kit/log';`],
  ])('of %s, %s is found', (file, text) => {
    expect(wrongWay(importsIn(file, text))).toHaveLength(1);
  });

  test('no feature of the back office imports another: what two need is a domain folder or the engine', () => {
    expect(betweenFeatures(imports)).toEqual([]);
  });

  test.each([
    ['ordering/board/a.tsx', '../orders/order-page.tsx'],
    ['ordering/board/a.tsx', '../../payments/payments/payments-page.tsx'],
    ['ordering/domain/a.tsx', '../board/board-page.tsx'],
    ['catalog/menus/a.tsx', '../../office.ts'],
  ])('of %s, %s is found between features', (file, specifier) => {
    const at = `frontends/back-office/src/${file}`;
    expect(betweenFeatures(importsIn(at, `import { x } from '${specifier}';`))).toHaveLength(1);
  });

  test('only the kit, infra and what starts servers speak to databases and brokers', () => {
    const drivers = imports.filter(({ to }) => ['pg', 'amqplib'].includes(to));
    expect(drivers.length).toBeGreaterThan(3);
    expect(drivers.filter(({ from }) => !['packages/kit', 'packages/local-servers', 'infra'].includes(from))).toEqual(
      [],
    );
  });

  test('the rules and contracts need nothing that a browser lacks', () => {
    const shared = imports.filter(
      ({ file, from }) => ['packages/rules', 'packages/contracts'].includes(from) && !file.includes('.test.'),
    );
    expect(shared.filter(({ specifier }) => specifier.startsWith('node:'))).toEqual([]);
  });
});

/** Asks the machine for the time or for chance; `new Date(given)` does not. */
const asksTheMachine =
  /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bcrypto\b|\bperformance\.now\b|\bTemporal\.Now\b/;

describe('rules', () => {
  const rules = sources.filter(({ file }) => file.startsWith('packages/rules/src/') && !file.includes('.test.'));

  test('know no clock and no chance: both are arguments', () => {
    expect(rules.length).toBeGreaterThan(30);
    expect(rules.filter(({ text }) => asksTheMachine.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test.each(['Date.now()', 'new Date()', 'Math.random()', 'crypto.randomUUID()', 'performance.now()'])(
    '%s is found',
    (text) => {
      expect(text).toMatch(asksTheMachine);
    },
  );
  test('a given time is not', () => expect('new Date(now)').not.toMatch(asksTheMachine));
});

const typesOf = (all: readonly Subscription[], isLive: boolean): string[] =>
  [...new Set(all.filter((one) => (one.kind === 'broadcast') === isLive).flatMap((one) => one.types))].sort();

test('the topology, the contracts and this page name the same services', () => {
  const names = [...serviceNames].sort();
  expect(contracts.map((contract) => contract.service).sort()).toEqual([...names, 'gateway'].sort());
  expect(Object.keys(serviceDefinitions).sort()).toEqual(names);
  expect(
    globSync('services/*/src/main.ts', { cwd: root })
      .map((file) => file.split('/')[1])
      .sort(),
  ).toEqual(names);
  const ports = Object.values(services).map(({ port }) => port);
  expect(new Set(ports).size).toBe(ports.length);
});

test.each(serviceNames)('%s: topology, contract and subscriptions agree', async (name) => {
  const { api, hears } = services[name];
  const { endpoints, events } = contractOf(name);
  const open = endpoints.filter((endpoint) => endpoint.needs !== 'internal');
  expect([...api].sort()).toEqual([...new Set(open.map((endpoint) => endpoint.path.split('/')[1]))].sort());
  for (const endpoint of endpoints) expect(endpoint.service).toBe(name);
  for (const event of events) expect(event.type).toMatch(new RegExp(`^${name}\\.[a-z-]+\\.v\\d+$`));
  expect([...hears].sort()).toEqual(typesOf(await subscriptionsOf(name), false));
});

// EVENT-07
test.each(serviceNames)('what %s copies, its owner can tell anew', async (name) => {
  const copied = (await subscriptionsOf(name)).filter((one) => one.kind === 'copy').flatMap((one) => one.types);
  const parts = await Promise.all(serviceNames.map(partsOf));
  const retold = parts.flatMap(({ snapshots = [] }) => snapshots.flatMap(({ types }) => types));
  expect(copied.filter((type) => !retold.includes(type))).toEqual([]);
});

/** The cell beside a row's name, as the list of what stands in backticks. */
function rowOf(readme: string, name: string): string[] {
  const row = readme.split('\n').find((line) => line.startsWith(`| ${name} |`));
  if (!row) throw new Error(`there is no row "| ${name} |"`);
  return [...row.matchAll(/`([^`]+)`/g)].map((match) => match[1] as string).sort();
}

test.each([...serviceNames, 'gateway' as const])('the README of %s says what it does', async (name) => {
  const folder = name === 'gateway' ? name : `services/${name}`;
  const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');
  const { endpoints, events } = contractOf(name);
  const subscriptions = name === 'gateway' ? gatewaySubscriptions() : await subscriptionsOf(name);
  const open = endpoints.filter((endpoint) => endpoint.needs !== 'internal');
  expect(rowOf(readme, 'API')).toEqual(
    [...new Set(open.map((endpoint) => `/api/${endpoint.path.split('/')[1]}`))].sort(),
  );
  expect(rowOf(readme, 'publishes')).toEqual(events.map((event) => event.type).sort());
  expect(rowOf(readme, 'listens')).toEqual(typesOf(subscriptions, false));
  expect(rowOf(readme, 'hears live')).toEqual(typesOf(subscriptions, true));
});

/** What makes the facts of an event: its own function, or the use cases of its resource. */
const contractSources = sources
  .filter(({ file }) => file.startsWith('packages/contracts/src/'))
  .map(({ text }) => text)
  .join('\n');
const makers = new Map<string, RegExp>(
  [...contractSources.matchAll(/export const (\w+) = defineEvent\(\{\s*type: '([^']+)'/g)].map(([, name, type]) => [
    type as string,
    new RegExp(`\\b${name}\\(`),
  ]),
);
for (const [, name, service, one] of contractSources.matchAll(
  /export const (\w+) = defineResource\(\{\s*service: '([^']+)',\s*name: '[^']+',\s*one: '([^']+)'/g,
))
  for (const fact of ['changed', 'deleted'])
    makers.set(`${service}.${one}-${fact}.v1`, new RegExp(`\\bresourceUseCases\\(\\s*${name}\\b`));

test.each(contracts.flatMap(({ service, events }) => events.map((event) => [event.type, service, event] as const)))(
  '%s has a producer, and somebody who needs it',
  async (type, service, event) => {
    const maker = makers.get(type);
    const producers = sources.filter(
      ({ file, text }) => file.startsWith('services/') && !/\.test\.|samples/.test(file) && maker?.test(text),
    );
    expect(producers.map(({ file }) => workspaceOf(file))).toContain(`services/${service}`);
    expect(producers.filter(({ file }) => workspaceOf(file) !== `services/${service}`)).toEqual([]);

    const heard = (await Promise.all(serviceNames.map(subscriptionsOf))).flat().concat(gatewaySubscriptions());
    // The audit trail hears `*` and so does not count.
    expect(event.isForOutside || heard.some((one) => one.types.includes(type))).toBe(true);
    expect(event.data.safeParse(event.example).error?.issues).toBeUndefined();
  },
);
