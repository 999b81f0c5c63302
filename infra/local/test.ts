// `npm test`: every check there is. Says at the end what this machine could not cover and why; with THEKE_REQUIRE
// (a list of rabbitmq, chromium, s3, advisories) the lack of one is a failure. `--only static|unit|int|journey` runs one part.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shippedAdvisories } from './advisories.ts';
import { root } from './checkout.ts';
import { chromiumPath } from './chromium.ts';
import { isRabbitmqInstalled } from './rabbitmq.ts';
import { s3ServerPath } from './s3-server.ts';

type Count = { passed: number; failed: number };

const parts = ['static', 'unit', 'int', 'journey'] as const;
const only = process.argv[process.argv.indexOf('--only') + 1];
const chosen = process.argv.includes('--only') ? parts.filter((part) => part === only) : parts;
const results = mkdtempSync(join(tmpdir(), 'theke-results-'));
const total: Count = { passed: 0, failed: 0 };
/** Undefined until somebody could be asked. */
let advisories: string[] | undefined;

const add = ({ passed, failed }: Count) => {
  total.passed += passed;
  total.failed += failed;
};

try {
  for (const part of chosen) add(part === 'static' ? await staticChecks() : await jest(part));
  add(reportCover());
} finally {
  rmSync(results, { recursive: true, force: true });
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

async function staticChecks(): Promise<Count> {
  const checks: [string, string, string[]][] = [
    ['types', 'tsc', ['-p', '.']],
    ['lint and format', 'biome', ['check', '.']],
    ['lockfile', 'node', ['infra/local/check-lockfile.ts']],
    ['licences', 'node', ['infra/local/check-licences.ts']],
  ];
  const count = { passed: 0, failed: 0 };
  for (const [name, command, args] of checks) {
    const began = performance.now();
    const code = await run(command, args);
    count[code === 0 ? 'passed' : 'failed']++;
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  }
  advisories = await shippedAdvisories();
  if (advisories) count[advisories.length === 0 ? 'passed' : 'failed']++;
  for (const advisory of advisories ?? []) console.log(`FAILED known hole: ${advisory}`);
  return count;
}

/** A run that ends without results (a crash, a global set-up that failed) counts as one failure. */
async function jest(project: 'unit' | 'int' | 'journey'): Promise<Count> {
  const outputFile = join(results, `${project}.json`);
  const serial = project === 'journey' ? ['--runInBand'] : ['--maxWorkers=2'];
  const code = await run('node', [
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    project,
    '--passWithNoTests',
    '--json',
    '--outputFile',
    outputFile,
    ...serial,
  ]);
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(outputFile, 'utf8'),
    ) as Record<string, number>;
    const failed = (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0);
    return {
      passed: numPassedTests ?? 0,
      failed: code !== 0 && failed === 0 ? Math.max(1, numFailedTestSuites ?? 0) : failed,
    };
  } catch {
    console.error(`the ${project} tests ended with ${code} and left no results`);
    return { passed: 0, failed: 1 };
  }
}

/** What was not run here. A lack that THEKE_REQUIRE names is a failure. */
function reportCover(): Count {
  const required = (process.env.THEKE_REQUIRE ?? '').split(',');
  const lacks = [
    {
      name: 'rabbitmq',
      isThere: isRabbitmqInstalled(),
      says: 'RabbitMQ is not installed: the bus on RabbitMQ and the distributed layout were not tested (Debian: apt-get install rabbitmq-server)',
    },
    {
      name: 'chromium',
      isThere: chromiumPath() !== undefined,
      says: 'Chromium is not installed: no screen was tested (Debian: apt-get install chromium)',
    },
    {
      name: 's3',
      isThere: s3ServerPath() !== undefined,
      says: 'No S3 server is installed: files in an object store were not tested (GOBIN=/usr/local/bin go install github.com/johannesboyne/gofakes3/cmd/gofakes3@v1.2.0)',
    },
    {
      name: 'advisories',
      isThere: advisories !== undefined || !chosen.includes('static'),
      says: 'The registry answers no questions about advisories: whether packages have known holes was not checked (npm audit)',
    },
  ].filter(({ isThere }) => !isThere);
  if (lacks.length > 0) console.log('\nNot covered on this machine:');
  for (const { says } of lacks) console.log(`  - ${says}`);
  return { passed: 0, failed: lacks.filter(({ name }) => required.includes(name)).length };
}

function run(command: string, args: string[]): Promise<number> {
  return new Promise((resolve) => {
    // Jest reports on standard error, its JSON goes to a file.
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
    });
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
