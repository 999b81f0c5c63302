import { execFile } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dataUrl } from '@theke/kit/database/layout';
import { until } from '@theke/kit/testing/until';
import { withFolderLock } from '@theke/local-servers/folder-lock';
import { serviceNames } from '@theke/topology/topology';
import pg from 'pg';
import { root } from '../../tools/local/checkout.ts';
import { hashFiles } from '../../tools/local/hash-files.ts';
import { findPlatformServers } from '../../tools/local/platform-servers.ts';
import type { Layout } from './layout.ts';

const run = promisify(execFile);
const cache = join(root, '.cache');

/** Inputs of the rows and files of a seeded data folder. */
const inputs = [
  'package-lock.json',
  'infra/fixtures/**/*',
  'infra/tools/{service-definitions,local/*}.ts',
  'gateway/src/demo-accounts.ts',
  'packages/{contracts,kit,rules,topology}/{src,migrations}/**/*',
  'services/*/{src,migrations}/**/*',
];

/** Start of the run, ISO 8601 in UTC: the same for all of its workers (infra/tools/local/jest/journey-setup.mjs). */
const runBegan = process.env.THEKE_RUN_BEGAN ?? new Date().toISOString();

/** Changes with the inputs and the day of the run: the demo's opening hours and menus depend on it. */
function templateName(layout: Layout): string {
  const files = inputs
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !file.includes('.test.'));
  return `seed-${hashFiles(root, files, `${layout} ${runBegan.slice(0, 10)}`).slice(0, 16)}`;
}

/**
 * Data folder of a platform that was started, seeded and stopped; to be copied, never started. Created once per state
 * of the sources and layout; concurrent callers wait for it.
 * @param make starts a platform on the folder and seeds it; the returned function stops it
 */
export async function seedTemplate(
  layout: Layout,
  make: (dataDir: string) => Promise<() => Promise<void>>,
): Promise<string> {
  const folder = join(cache, templateName(layout));
  mkdirSync(cache, { recursive: true });
  if (!existsSync(folder))
    await withFolderLock(`${folder}.lock`, async () => {
      if (!existsSync(folder)) await makeTemplate(folder, make);
    });
  const now = new Date();
  utimesSync(folder, now, now);
  return folder;
}

/** Copies the template into an empty data folder. Keeps owners: PostgreSQL's files belong to its own user. */
export const copyTemplate = async (template: string, dataDir: string): Promise<void> =>
  void (await run('cp', ['-Rp', `${template}/.`, dataDir]));

async function makeTemplate(folder: string, make: (dataDir: string) => Promise<() => Promise<void>>): Promise<void> {
  for (const old of unusedTemplates(cache, new Date(runBegan)))
    rmSync(join(cache, old), { recursive: true, force: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'theke-seed-'));
  try {
    const stop = await make(dataDir);
    await waitUntilIdle(dataDir);
    await stop();
    // With these settings, only a crash of the machine loses data, not that of a process.
    appendFileSync(join(dataDir, 'postgres', 'postgresql.auto.conf'), 'fsync = off\nfull_page_writes = off\n');
    rmSync(`${folder}.new`, { recursive: true, force: true });
    mkdirSync(`${folder}.new`);
    await copyTemplate(dataDir, `${folder}.new`);
    renameSync(`${folder}.new`, folder);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Names of the templates unused since then: one that this run uses may be being copied right now. */
export const unusedTemplates = (folder: string, usedSince: Date): string[] =>
  readdirSync(folder).filter(
    (name) => /^seed-[0-9a-f]{16}$/.test(name) && statSync(join(folder, name)).mtimeMs < usedSince.getTime(),
  );

/**
 * Waits until every event was published and handled: a copy of the folder then starts with complete copies in every
 * service.
 */
async function waitUntilIdle(dataDir: string): Promise<void> {
  const { databaseUrl, busUrl } = await findPlatformServers({ dataDir, env: {} });
  const count = async (url: string, query: string): Promise<number> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return Number((await client.query<{ count: string }>(query)).rows[0]?.count);
    } finally {
      await client.end();
    }
  };
  await until(
    'every event of the seeding to be handled',
    async () => {
      for (const service of serviceNames) {
        const url = dataUrl({ serverUrl: databaseUrl, service });
        if ((await count(url, 'select count(*) from outbox where sent_at is null')) > 0) return false;
      }
      return (await count(busUrl, 'select count(*) from delivery')) === 0;
    },
    120_000,
  );
}
