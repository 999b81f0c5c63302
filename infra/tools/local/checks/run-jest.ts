import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../checkout.ts';
import type { Count } from './count.ts';
import { runCommand } from './run-command.ts';

/** A test file that ran. */
export type TestedFile = {
  file: string;
  seconds: number;
  tests: number;
  longest: { name: string; seconds: number };
  /** One of its tests, or the file itself. */
  hasFailed: boolean;
};

type JestResults = {
  numPassedTests?: number;
  numFailedTests?: number;
  numFailedTestSuites?: number;
  numRuntimeErrorTestSuites?: number;
  testResults?: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; duration?: number | null }[];
  }[];
};

const inMemory = '/dev/shm';
const neededBytes = 6 * 2 ** 30;

/**
 * Folder for test databases and files: in memory if there is enough room, which makes creating a database a third
 * faster.
 */
function folderOfTests(): string {
  const hasEnoughMemory = () => {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > neededBytes;
  };
  const folder = mkdtempSync(join(existsSync(inMemory) && hasEnoughMemory() ? inMemory : tmpdir(), 'theke-tests-'));
  chmodSync(folder, 0o711); // PostgreSQL runs as another user.
  return folder;
}

/** Runs Jest once over the projects. A run without results (a crash, a failed global set-up) counts as a failure. */
export async function runJest(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ count: Count; files: TestedFile[] }> {
  const folder = folderOfTests();
  const outputFile = join(folder, 'jest.json');
  const code = await runCommand(
    'node',
    [
      '--experimental-vm-modules',
      '--no-warnings',
      'node_modules/jest/bin/jest.js',
      '--passWithNoTests',
      '--maxWorkers=2',
      '--json',
      '--outputFile',
      outputFile,
      ...args,
    ],
    { ...env, TMPDIR: folder },
  );
  try {
    const results = JSON.parse(readFileSync(outputFile, 'utf8')) as JestResults;
    const failed = (results.numFailedTests ?? 0) + (results.numRuntimeErrorTestSuites ?? 0);
    return {
      count: {
        passed: results.numPassedTests ?? 0,
        failed: code !== 0 && failed === 0 ? Math.max(1, results.numFailedTestSuites ?? 0) : failed,
      },
      files: (results.testResults ?? []).map(testedFile),
    };
  } catch {
    console.error(`the tests ended with ${code} and left no results`);
    return { count: { passed: 0, failed: 1 }, files: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function testedFile({
  name,
  status,
  startTime,
  endTime,
  assertionResults,
}: NonNullable<JestResults['testResults']>[number]): TestedFile {
  const ran = assertionResults.filter(({ status }) => status !== 'pending');
  const longest = ran.toSorted((one, other) => (other.duration ?? 0) - (one.duration ?? 0))[0];
  return {
    file: relative(root, name),
    seconds: ran.length === 0 ? 0 : (endTime - startTime) / 1000,
    hasFailed: status === 'failed',
    tests: ran.length,
    longest: { name: longest?.fullName ?? '', seconds: (longest?.duration ?? 0) / 1000 },
  };
}
