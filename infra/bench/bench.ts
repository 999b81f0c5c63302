// `npm run bench -- memory`: figures for docs, never part of the tests. Further benchmarks stand beside it by name.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { margheritaDraft, untilOrderable } from '../journey/demo-shop.ts';
import { startPlatform } from '../journey/platform.ts';

const benches: Record<string, () => Promise<void>> = { memory };

const name = process.argv[2] ?? '';
const bench = benches[name];
if (!bench) {
  console.error(`npm run bench -- <name>, one of: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
await bench();

/** Resident memory of the embedded platform without Postgres, 60 s after 1,000 menu reads and 50 orders. */
async function memory(): Promise<void> {
  const platform = await startPlatform('embedded', { LOG_LEVEL: 'warn' });
  try {
    await untilOrderable(platform);
    const draft = await margheritaDraft(platform);
    console.log(`after start and seeding  ${residentOf(platform.pid)} MB`);
    for (let read = 0; read < 1000; read++) await platform.call('GET', '/store/innenstadt');
    for (let order = 0; order < 50; order++) await platform.call('POST', '/api/orders', { body: draft });
    console.log(`after 1,000 menu pages and 50 orders  ${residentOf(platform.pid)} MB`);
    await pause(60_000);
    console.log(`60 s later  ${residentOf(platform.pid)} MB`);
  } finally {
    await platform.stop();
  }
}

/** Megabytes of a process and everything below it; PostgreSQL is detached and so not among them. */
function residentOf(root: number): number {
  const status = (pid: number) => {
    try {
      return readFileSync(`/proc/${pid}/status`, 'utf8');
    } catch {
      return '';
    }
  };
  const number = (text: string, key: string) => Number(new RegExp(`${key}:\\s+(\\d+)`).exec(text)?.[1] ?? 0);
  const all = readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .map((pid) => ({ pid: Number(pid), text: status(Number(pid)) }));
  const family = new Set([root]);
  for (let grown = true; grown; ) {
    const before = family.size;
    for (const { pid, text } of all)
      if (family.has(number(text, 'PPid')) && !/Name:\s+postgres/.test(text)) family.add(pid);
    grown = family.size > before;
  }
  return Math.round(
    all.filter(({ pid }) => family.has(pid)).reduce((sum, { text }) => sum + number(text, 'VmRSS'), 0) / 1024,
  );
}
