// `npm test` and `npm run test:all`. Static checks, then one Jest run on two workers, the longest file first. Prints
// at the end where the time went and what this machine could not cover and why; with THEKE_REQUIRE (a list of
// rabbitmq, chromium, s3, mongodb, docker, advisories) such a lack is a failure. THEKE_SERVERS=containers ignores
// installed servers, THEKE_SERVERS=local starts no containers (choose-servers.ts).
//   --only static|unit|component|int|journey   one kind of check
//   --changed                                  static checks and the tests near the changes since main: the inner loop
//   --all [NAME ...]                           everything, or the named suites (suites.ts), with fresh seeds
import { randomInt } from 'node:crypto';
import { announcePlaces } from '@theke/local-servers/test-servers';
import { seededFolder } from '../../e2e/journeys/platform.ts';
import { changedFiles, testSources, workspaceFolders } from './checks/changed-files.ts';
import { type Count, sum } from './checks/count.ts';
import { nearTests } from './checks/near-tests.ts';
import { reportGaps } from './checks/report-gaps.ts';
import { reportTimes } from './checks/report-times.ts';
import { runJest } from './checks/run-jest.ts';
import { staticChecks } from './checks/static-checks.ts';
import { chooseServers } from './choose-servers.ts';
import { filesOfSuites, leftToFullRun } from './suites.ts';

const argsAfter = (flag: string): string[] | undefined => {
  const at = process.argv.indexOf(flag);
  return at < 0 ? undefined : process.argv.slice(at + 1);
};
const onlyKind = argsAfter('--only')?.[0];
const isChanged = argsAfter('--changed') !== undefined;
const named = argsAfter('--all');
const isPart = onlyKind !== undefined || (named !== undefined && named.length > 0);
const suiteFiles = readSuites();
const places = chooseServers();
announcePlaces(places);

const began = performance.now();
// Seeded folders created from now on belong to this run and are kept until it ends (seed-template.ts).
const runBegan = new Date().toISOString();
const total = sum(
  await run().catch((error: unknown): Count[] => {
    console.error(error);
    return [{ passed: 0, failed: 1 }];
  }),
);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

async function run(): Promise<Count[]> {
  if (isChanged) return runNearTests();
  if (onlyKind === 'static') {
    const { count, advisories } = await staticChecks();
    return [count, reportGaps({ areAdvisoriesKnown: advisories !== undefined, places })];
  }
  const needsPlatform = !isPart || onlyKind === 'journey' || suiteFiles.some((file) => file.includes('.journey.'));
  // The seeded folders are created during the static checks, which mostly wait.
  const [checked] = await Promise.all([
    isPart ? undefined : staticChecks(),
    needsPlatform ? seededFolder('embedded').then(() => seededFolder('distributed')) : undefined,
  ]);
  const jest = await runJest(jestArgs(), testEnv());
  console.log(`\n${((performance.now() - began) / 60_000).toFixed(1)} minutes.`);
  reportTimes(jest.files);
  const cover = reportGaps({ areAdvisoriesKnown: !checked || checked.advisories !== undefined, places });
  return [...(checked ? [checked.count] : []), jest.count, cover];
}

/** Checks types, format and unused code, and runs the tests near what changed, both at the same time. */
async function runNearTests(): Promise<Count[]> {
  const changed = changedFiles();
  const leftOut = new Set(leftToFullRun());
  const near = nearTests(changed, testSources(), workspaceFolders()).filter(
    (file) => !leftOut.has(file) && !file.includes('.journey.'),
  );
  const [{ count }, jest] = await Promise.all([
    staticChecks(changed),
    near.length > 0 ? runJest(['--runTestsByPath', 'architecture.test.ts', ...near], {}) : undefined,
  ]);
  console.log(
    `\n${((performance.now() - began) / 1000).toFixed(0)} seconds, ${near.length} test files near the change.`,
  );
  return [count, ...(jest ? [jest.count] : [])];
}

/** Prints the names of the suites and ends if one is unknown. */
function readSuites(): string[] {
  try {
    return filesOfSuites(named ?? []);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

function jestArgs(): string[] {
  if (suiteFiles.length > 0) return ['--runTestsByPath', ...new Set(suiteFiles)];
  return onlyKind === undefined ? [] : ['--selectProjects', onlyKind];
}

/**
 * Variables that exclude test files; in a full run also the seeds to repeat it with (printed by the tests that use
 * them).
 */
function testEnv(): NodeJS.ProcessEnv {
  if (!named) return { THEKE_RUN_BEGAN: runBegan, THEKE_LEAVE_OUT: leftToFullRun().join(',') };
  const seed = String(randomInt(2 ** 31));
  return {
    THEKE_RUN_BEGAN: runBegan,
    THEKE_FULL_RUN: 'true',
    FUZZ_SEED: process.env.FUZZ_SEED ?? seed,
    THEKE_SEED: process.env.THEKE_SEED ?? seed,
  };
}
