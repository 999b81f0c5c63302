// `npm test`: the gate. Static checks, then one run of every test on two workers, the heaviest first. Heavy suites run when
// their inputs differ from those of the last full run (heavy-suites.ts). Says at the end where the time went and what this
// machine could not cover and why; with THEKE_REQUIRE (a list of rabbitmq, chromium, s3, mongodb, docker, advisories) the lack is a failure.
// THEKE_SERVERS=containers takes no servers that are installed, THEKE_SERVERS=local starts no containers (choose-servers.ts).
//   --only static|unit|component|int|journey   one part
//   --changed                                  what the changes since main can break, without whole platforms
//   --prove                                    everything in full with fresh seeds (`npm run prove`); records each heavy suite that passed
//   --prove-stale                              heavy suites whose inputs changed, alone, in full with fresh seeds; records each that passed
//   --whole-if-stale                           everything in full, with the fixed seeds, where a heavy suite's inputs changed
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { announcePlaces } from '@theke/local-servers/test-servers';
import { seededFolder } from '../journey/platform.ts';
import { root } from './checkout.ts';
import { type Count, sum } from './checks/count.ts';
import { reportCover } from './checks/cover.ts';
import { runJest, type TestedFile } from './checks/run-jest.ts';
import { staticChecks } from './checks/static-checks.ts';
import { partOf, reportTimes } from './checks/time-budget.ts';
import { chooseServers } from './choose-servers.ts';
import { type HeavySuite, heavySuites, recordProof, staleSuites, testsOf } from './heavy-suites.ts';

const has = (flag: string) => process.argv.includes(flag);
const only = has('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
const stale = staleSuites();
const isPartOfProof = has('--prove-stale');
const isProof = has('--prove') || isPartOfProof;
const isWhole = has('--prove') || (has('--whole-if-stale') && stale.length > 0);
/** More is done than in the gate, and than a budget is for. */
const isFuller = isWhole || isPartOfProof;
const inFull = isWhole ? heavySuites : stale;
const heavyTests = new Set(heavySuites.flatMap(({ tests }) => tests));
const leftOut = heavySuites.filter((suite) => !inFull.includes(suite));
if (isPartOfProof && stale.length === 0) {
  console.log('No heavy suite is stale.');
  process.exit(0);
}
const places = chooseServers();
announcePlaces(places);

const began = performance.now();
const { counts, files } = await run().catch((error: unknown) => {
  console.error(error);
  return { counts: [{ passed: 0, failed: 1 }], files: [] };
});
const total = sum(counts);
if (isProof) recordProof(inFull.filter(hasPassed), isWhole && total.failed === 0 ? secondsOf(files) : undefined);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

function hasPassed(suite: HeavySuite): boolean {
  const passed = new Set(files.filter(({ hasFailed }) => !hasFailed).map(({ file }) => file));
  return testsOf(suite).every((test) => passed.has(test));
}

async function run(): Promise<{ counts: Count[]; files: TestedFile[] }> {
  if (has('--changed')) {
    const [{ count }, jest] = [await staticChecks(), await runJest(changedArgs(), testEnv())];
    return { counts: [count, jest.count], files: jest.files };
  }
  if (only === 'static') {
    const { count, advisories } = await staticChecks();
    return { counts: [count, reportCover({ wereAdvisoriesRead: advisories !== undefined, places })], files: [] };
  }
  // The seeded folders are made beside the static checks, which mostly wait.
  const needsPlatform = only === undefined || only === 'journey';
  const [checked] = await Promise.all([
    only === undefined && !isPartOfProof ? staticChecks() : undefined,
    needsPlatform ? seededFolder('embedded').then(() => seededFolder('distributed')) : undefined,
  ]);
  const jest = await runJest(jestArgs(), testEnv());
  const heavy = heavySuites.filter(({ tests }) => tests.some((test) => jest.files.some(({ file }) => file === test)));
  console.log(
    `\n${isPartOfProof ? 'Stale suites' : 'Gate'} in ${((performance.now() - began) / 60_000).toFixed(1)} minutes${isWhole ? ', everything in full' : ''}.`,
  );
  if (!isFuller) reportTimes(jest.files, heavyTests);
  if (heavy.length > 0) console.log(`Heavy suites that ran: ${heavy.map(({ name }) => name).join(', ')}`);
  if (leftOut.length > 0 && !isPartOfProof)
    console.log(
      `Left to the last full run, whose inputs are still the same: ${leftOut.map(({ name }) => name).join(', ')}`,
    );
  return {
    counts: [
      ...(checked ? [checked.count] : []),
      jest.count,
      reportCover({ wereAdvisoriesRead: !checked || checked.advisories !== undefined, places }),
    ],
    files: jest.files,
  };
}

function jestArgs(): string[] {
  if (isPartOfProof) return ['--runTestsByPath', ...new Set(stale.flatMap(testsOf))];
  return only === undefined ? [] : ['--selectProjects', only];
}

/** What tests are told: which suites stay out, which run in full, which seeds they draw with. */
function testEnv(): NodeJS.ProcessEnv {
  const seed = String(randomInt(2 ** 31));
  const neededInFull = new Set(inFull.flatMap(testsOf));
  return {
    THEKE_LEAVE_OUT: leftOut
      .flatMap(({ tests }) => tests)
      .filter((test) => !neededInFull.has(test))
      .join(','),
    THEKE_IN_FULL: inFull.map(({ name }) => name).join(','),
    ...(isFuller ? { THEKE_PROVE: 'true' } : {}),
    ...(isProof ? { FUZZ_SEED: process.env.FUZZ_SEED ?? seed, THEKE_SEED: process.env.THEKE_SEED ?? seed } : {}),
  };
}

/** Tests that import what differs from the main branch; on the main branch itself, from its last commit. */
function changedArgs(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const base = ['origin/main', 'main'].find((name) => {
    try {
      return git('merge-base', name, 'HEAD') !== git('rev-parse', 'HEAD');
    } catch {
      return false; // there is no such branch here
    }
  });
  return ['--changedSince', base ?? 'HEAD', '--selectProjects', 'unit', 'component', 'int'];
}

/** What `heaviest-first.mjs` sorts by; files below a second are alike. */
function secondsOf(tested: readonly TestedFile[]): Record<string, number> {
  const slow = tested.filter(({ file, seconds }) => seconds >= 1 || partOf(file) === 'journey');
  return Object.fromEntries(
    slow
      .map(({ file, seconds }) => [file, Math.round(seconds)] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
}
