// Architecture rules that the compiler cannot check: permitted imports, and consistency between the contracts of all
// services.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { contracts } from '@theke/contracts/contracts';
import { kindOf } from '@theke/contracts/event';
import { apiOf, type ServiceContract } from '@theke/contracts/service-contract';
import { allResources } from '@theke/contracts/service-contracts';
import { serviceNames, services } from '@theke/topology/topology';
import { serviceDefinitions } from './infra/tools/service-definitions.ts';

const root = import.meta.dirname;
const contractOf = (service: string) => contracts.find((one) => one.service === service) as ServiceContract;

const sources = globSync('{packages,services,frontends}/*/{src,testing}/**/*.{ts,tsx}', { cwd: root })
  .concat(globSync('{gateway/src,infra}/**/*.ts', { cwd: root }))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** `packages/kit`, `services/ordering`, `gateway`, `infra`. */
const workspaceOf = (file: string): string =>
  /^(packages|services|frontends)\/[^/]+/.exec(file)?.[0] ?? (file.split('/')[0] as string);

type Import = { file: string; from: string; specifier: string; to: string };

/** Targets of a file's imports: a workspace, or the name of a package. */
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
    'packages/painter': ['packages/rules'],
    'packages/contracts': ['packages/rules'],
    'packages/topology': ['packages/contracts', 'packages/rules'],
    'packages/local-servers': [],
    'packages/kit': ['packages/contracts', 'packages/rules'],
    'packages/ui': ['packages/contracts', 'packages/rules'],
    'packages/admin': ['packages/ui', 'packages/contracts', 'packages/rules'],
    gateway: ['packages/topology', 'packages/kit', 'packages/contracts', 'packages/rules'],
    services: ['packages/topology', 'packages/kit', 'packages/contracts', 'packages/rules', 'packages/painter'],
    'frontends/back-office': ['packages/admin', 'packages/ui', 'packages/contracts', 'packages/rules'],
    frontends: ['packages/ui', 'packages/contracts', 'packages/rules'],
  } as Record<string, string[]>;
  return from === to || from === 'infra' || (allowed[from] ?? allowed[from.split('/')[0] as string] ?? []).includes(to);
};

const isWorkspace = (name: string) =>
  /^(packages|services|frontends)\//.test(name) || ['gateway', 'infra'].includes(name);

/** Tests may start servers; production code never does. */
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

const wrongWay = (all: readonly Import[]) =>
  all
    .filter(({ from, to }) => isWorkspace(to) && !mayImport(from, to))
    .filter(({ file, to }) => !(to === 'packages/local-servers' && isTest(file)))
    .map(({ file, specifier }) => `${file} imports ${specifier}`);

const neededDoubles = (all: readonly Import[]) =>
  all
    .filter(({ file, specifier }) => /\/testing\//.test(specifier) && !isTest(file) && !file.startsWith('infra/'))
    .map(({ file, specifier }) => `${file} imports ${specifier}`);

const office = 'frontends/back-office/src/';
/** Feature of a file, e.g. `ordering/board`; undefined for files outside of features. */
const featureOf = (file: string): string | undefined => /^([^/]+\/[^/]+)\//.exec(file.slice(office.length))?.[1];

/** Imports by which a feature depends on another feature, or on the pages that combine features; tests may. */
const betweenFeatures = (all: readonly Import[]) =>
  all
    .filter(({ file }) => file.startsWith(office) && !isTest(file) && featureOf(file))
    .filter(({ specifier }) => specifier.startsWith('.'))
    .filter(({ file, specifier }) => {
      const to = featureOf(relative(root, resolve(root, dirname(file), specifier)));
      return to !== featureOf(file) && !to?.endsWith('/shared');
    })
    .map(({ file, specifier }) => `${file} imports ${specifier}`);

describe('imports', () => {
  test('follow the permitted directions', () => {
    expect(imports.length).toBeGreaterThan(500);
    expect(wrongWay(imports)).toEqual([]);
  });

  test.each([
    ['services/ordering/src/a.ts', `import { x } from '@theke/catalog/service';`],
    ['services/ordering/src/a.ts', `import { x } from '../../catalog/src/service.ts';`],
    ['services/ordering/src/a.ts', `const x = await import('../../../infra/fixtures/demo/pizzeria.ts');`],
    ['services/ordering/src/a.ts', `import { x } from '@theke/ui/button';`],
    ['frontends/shell/src/a.tsx', `import type { Log } from '@theke/kit/log';`],
    ['frontends/shell/src/a.tsx', `export { x } from '../../storefront/src/x.tsx';`],
    ['packages/rules/src/a.ts', `import { x } from '@theke/contracts/wire';`],
    ['packages/contracts/src/a.ts', `import '../../kit/src/log.ts';`],
    ['packages/ui/src/a.ts', `import {\n  x,\n} from '@theke/kit/log';`],
    ['gateway/src/a.ts', `import { x } from '../../services/identity/src/service.ts';`],
    ['gateway/src/a.ts', `import { x } from '../../infra/fixtures/demo/demo-tenant.ts';`],
    ['packages/topology/src/a.ts', `import { x } from '@theke/kit/log';`],
  ])('detects in %s: %s', (file, text) => {
    expect(wrongWay(importsIn(file, text))).toHaveLength(1);
  });

  test('connect no two features of the back office: shared code belongs to a shared folder or the engine', () => {
    expect(betweenFeatures(imports)).toEqual([]);
  });

  test.each([
    ['ordering/board/a.tsx', '../orders/order-page.tsx'],
    ['ordering/board/a.tsx', '../../payments/payments/payments-page.tsx'],
    ['ordering/shared/a.tsx', '../board/board-page.tsx'],
    ['catalog/menus/a.tsx', '../../office.ts'],
  ])('detects between features in %s: %s', (file, specifier) => {
    const at = `frontends/back-office/src/${file}`;
    expect(betweenFeatures(importsIn(at, `import { x } from '${specifier}';`))).toHaveLength(1);
  });

  test('keep test doubles out of production code and images', () => {
    expect(sources.filter(({ file }) => /\/testing\//.test(file)).length).toBeGreaterThan(20);
    expect(neededDoubles(imports)).toEqual([]);
    const examples = [
      ['services/payments/src/service.ts', `import { x } from '../testing/stripe-server.ts';`],
      ['packages/kit/src/start-service.ts', `import { x } from '@theke/kit/testing/until';`],
    ] as const;
    for (const [file, text] of examples) expect(neededDoubles(importsIn(file, text))).toHaveLength(1);
  });

  test('allow database and broker clients only in the kit, infra and packages that start servers', () => {
    const drivers = imports.filter(({ to }) => ['pg', 'amqplib'].includes(to));
    expect(drivers.length).toBeGreaterThan(3);
    expect(drivers.filter(({ from }) => !['packages/kit', 'packages/local-servers', 'infra'].includes(from))).toEqual(
      [],
    );
  });

  test('allow rules and contracts only what a browser has', () => {
    const shared = imports.filter(
      ({ file, from }) => ['packages/rules', 'packages/contracts'].includes(from) && !file.includes('.test.'),
    );
    expect(shared.filter(({ specifier }) => specifier.startsWith('node:'))).toEqual([]);
  });
});

/** Reads the machine's clock or randomness; `new Date(given)` does not. */
const impureCall = /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bcrypto\b|\bperformance\.now\b|\bTemporal\.Now\b/;

describe('rules', () => {
  const rules = sources.filter(({ file }) => file.startsWith('packages/rules/src/') && !file.includes('.test.'));

  test('use no clock and no randomness: both are arguments', () => {
    expect(rules.length).toBeGreaterThan(30);
    expect(rules.filter(({ text }) => impureCall.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test.each(['Date.now()', 'new Date()', 'Math.random()', 'crypto.randomUUID()', 'performance.now()'])(
    'detects %s',
    (text) => {
      expect(text).toMatch(impureCall);
    },
  );
  test('allow a given time', () => expect('new Date(now)').not.toMatch(impureCall));
});

test('the topology, the contracts and the service folders name the same services', () => {
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

// OWNER-01, OWNER-02, OWNER-03, OWNER-05, OWNER-06
test.each(serviceNames)('%s has only its own paths and event names', (name) => {
  const { endpoints, events } = contractOf(name);
  for (const endpoint of endpoints) expect(endpoint.service).toBe(name);
  for (const event of events) expect(event.type).toMatch(new RegExp(`^${name}\\.[a-z-]+\\.v\\d+$`));
});

test('every path belongs to one service, and names of resources, endpoints and events are unique', () => {
  const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);
  const services = contracts.filter(({ service }) => service !== 'gateway');
  expect(twice(services.flatMap(apiOf))).toEqual([]);
  expect(twice(contracts.flatMap(({ endpoints }) => endpoints.map(({ name }) => name)))).toEqual([]);
  expect(twice(contracts.flatMap(({ events }) => events.map(({ type }) => type)))).toEqual([]);
  expect(twice(allResources.flatMap(({ one, name }) => [one, name]))).toEqual([]);
});

const snapshotKinds = new Set(contracts.flatMap(({ snapshots }) => snapshots.map(kindOf)));

// EVENT-07. Every start of a service checks that it has the snapshots and subscriptions of its contract (kit,
// check-contract).
test.each(contracts)('owners can publish snapshots of everything that $service copies', ({ subscribes }) => {
  const copied = (subscribes.copies ?? []).filter((event) => !snapshotKinds.has(kindOf(event)));
  expect(copied.map(({ type }) => type)).toEqual([]);
});

/** Functions that create the data of an event. */
const makers = new Map<string, RegExp>();
for (const { file } of sources.filter((one) => /^packages\/contracts\/src\/(?!.*\.test\.)/.test(one.file)))
  for (const [name, made] of Object.entries(await import(join(root, file))))
    if (typeof made === 'function' && 'type' in made) makers.set(made.type as string, new RegExp(`\\b${name}\\(`));
    // Events of imports are published by the kit, for the service that has their routes, or by the service itself.
    else if (name.endsWith('Imports') && made && typeof made === 'object' && 'imported' in made)
      makers.set(
        (made.imported as { type: string }).type,
        new RegExp(`\\b(importRoutes\\(${name},|${name}\\.imported\\()`),
      );

const resourceEvents = new Set(allResources.flatMap(({ events }) => [events.changed.type, events.deleted.type]));
/** Subscribed events. The audit trail, which subscribes to `*`, does not count. */
const subscribed = new Set(
  contracts.flatMap(({ subscribes: { copies = [], reactions = [], broadcasts = [] } }) =>
    [...copies, ...(reactions === '*' ? [] : reactions), ...broadcasts].map(({ type }) => type),
  ),
);

// EVENT-11
test.each(contracts.flatMap(({ service, events }) => events.map((event) => [event.type, service, event] as const)))(
  '%s has a producer and a subscriber',
  (type, service, event) => {
    // Resource events are published by the kit, for the service whose contract has the resource.
    if (!resourceEvents.has(type)) {
      const maker = makers.get(type);
      const producers = sources.filter(
        ({ file, text }) => /^(services|gateway)\//.test(file) && !isTest(file) && maker?.test(text),
      );
      const owner = service === 'gateway' ? service : `services/${service}`;
      expect(producers.map(({ file }) => workspaceOf(file))).toContain(owner);
      expect(producers.filter(({ file }) => workspaceOf(file) !== owner)).toEqual([]);
    }
    expect(event.isForOutside || subscribed.has(type)).toBe(true);
    expect(event.data.safeParse(event.example).error?.issues).toBeUndefined();
  },
);
