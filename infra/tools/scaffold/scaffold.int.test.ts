// Code created by `npm run new` passes all checks: tested in a copy of this checkout, in which all kinds are created.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { copyCheckout } from './copy-checkout.ts';

/** Timeout in ms for a busy machine: the copy starts Node, the type checker, Jest and a PostgreSQL. */
const timeout = 900_000;

let copy: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@demo.example', ...args], {
    cwd: copy,
  }).toString();

const run = (command: string, ...args: string[]) => {
  const { THEKE_TEST_POSTGRES_URL: _, JEST_WORKER_ID: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, env, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
};
const bin = (name: string, ...args: string[]) => run(join(copy, 'node_modules/.bin', name), ...args);
const make = (...args: string[]) => run(process.execPath, 'infra/tools/scaffold/new-main.ts', ...args);
const success = { status: 0, output: expect.anything() };

/** One of each kind; later ones build on earlier ones. */
const kinds = [
  'resource catalog coupons --one Gutschein --many Gutscheine',
  'column catalog coupons code',
  'column catalog coupons price --type money --label Wert',
  'screen catalog coupon-overview coupons --label Gutscheinübersicht',
  'resource ordering loyalty-cards',
  'subscription ordering coupons',
  'subscription catalog loyalty-cards',
  'collection catalog scans',
  'action catalog coupons retire --word stilllegen',
  'action catalog scans void',
  'stream catalog coupons',
  'resource catalog scanners',
  'device catalog scanners',
  'service loyalty-club stamp-cards --one Stempelkarte',
  'service assistant',
  'submission assistant feedbacks --one Rückmeldung --many Rückmeldungen',
  'stream assistant feedbacks',
  'action assistant feedbacks answer --word beantworten',
  'job catalog scans',
  'job assistant feedbacks --days 30',
  'statistics payments coupon-retired',
  'statistics catalog scan-created --label Scans',
  'reaction ordering feedback-created',
  'remote kiosk',
];

beforeAll(() => {
  copy = copyCheckout();
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'as it is');
}, timeout);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each([
  ['no kind', ['coupons'], 'npm run new -- resource'],
  ['too few words', ['resource', 'catalog'], 'npm run new -- resource'],
  ['an unknown option', ['resource', 'catalog', 'coupons', '--colour', 'red'], "Unknown option '--colour'"],
  ['a name with invalid characters', ['resource', 'catalog', 'Coupons!'], 'not a valid name for a resource'],
])('refuses %s and writes nothing', (_, args, message) => {
  expect(make(...args)).toEqual({ status: 1, output: expect.stringContaining(message) });
  expect(git('status', '--porcelain')).toBe('');
});

test('names a place that is not found and writes nothing', () => {
  const name = 'packages/contracts/src/catalog/contract.ts';
  const file = join(copy, name);
  const before = readFileSync(file, 'utf8');
  run('sed', '-i', 's/^  resources: {/  things: {/; s/^});/  });/', file);
  expect(make('resource', 'catalog', 'coupons')).toEqual({
    status: 1,
    output: expect.stringContaining(`${name} does not look as expected: the property resources was not found`),
  });
  expect(git('diff', '--name-only').trim()).toBe(name);
  git('checkout', '-q', '.');
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test(
  'creates code that passes type check, format and architecture tests and its own tests',
  () => {
    const touched = kinds.map((words) => {
      const { status, output } = make(...words.split(' '));
      if (status !== 0) throw new Error(`${words}: ${output}`);
      const count = (prefix: string) => output.split('\n').filter((line) => line.startsWith(`${prefix} `)).length;
      return { kind: words.split(' --')[0], made: count('new'), changed: count('changed') };
    });
    console.table(touched);
    const limit = (kind: string) =>
      Math.max(...touched.filter((one) => one.kind?.startsWith(kind)).map(({ made, changed }) => made + changed));
    expect([limit('resource'), limit('service')]).toEqual([4, 10]);

    expect(bin('tsc', '-p', '.')).toEqual({ status: 0, output: '' });
    expect(bin('biome', 'check', '.')).toEqual(success);
    expect(bin('knip', '--no-progress', '--no-config-hints')).toEqual(success);
    expect(run(process.execPath, 'infra/tools/local/check-lockfile.ts')).toEqual(success);
    const createdFiles = git('ls-files', '--others', '--exclude-standard').split('\n').filter(Boolean);
    const ownTests = createdFiles.filter((file) => file.includes('.test.'));
    expect(ownTests).toHaveLength(15);
    const jest = (project: string, args: string[]) => {
      const options = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
      const { status, output } = run(process.execPath, ...options, '--selectProjects', project, ...args);
      if (status !== 0) throw new Error(output);
      expect(output).toMatch(/Tests:.* [1-9]\d* passed/);
    };
    const generalTests = [
      'architecture.test.ts',
      'infra/tools/catalogues/indexes.test.ts',
      'infra/tools/containers/containers.test.ts',
      'infra/tools/containers/kubernetes.test.ts',
      'packages/contracts/src/permissions.test.ts',
      'packages/rules/src/site/page.test.ts',
      'gateway/src/api/rate-limits.test.ts',
    ];
    jest('unit', ['--runTestsByPath', ...generalTests]);
    // Tests one kind end to end; the others consist of the same parts and were type-checked and linted above.
    const coupons = ownTests.filter((file) => file.includes('coupon') && file.includes('.int.'));
    expect(coupons).not.toEqual([]);
    jest('int', ['--runTestsByPath', ...coupons]);
    jest('int', ['-t', ' coupons ', '--runTestsByPath', 'resource-laws.int.test.ts']);
    jest('int', ['-t', '^catalog ', '--runTestsByPath', 'infra/e2e/attack/row-level-security.int.test.ts']);
    const pages = 'frontends/back-office/src/resource-pages.component.test.tsx';
    jest('component', [
      '-t',
      '^coupons |figures',
      '--runTestsByPath',
      pages,
      ...ownTests.filter((file) => file.includes('.component.')),
    ]);
  },
  timeout,
);
