// `npm start` and `npm run start:distributed`: servers, services, gateway, demo data, addresses.
import { spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConfigError } from '@theke/kit/config';
import { stopOnSignal } from '@theke/kit/run-service';
import { freePort } from '@theke/local-servers/free-port';
import { demoAccounts } from '../../../gateway/src/demo-accounts.ts';
import { root } from './checkout.ts';
import { readPlatformSecret } from './platform-secret.ts';
import type { Env } from './platform-servers.ts';
import { findObstacle } from './preflight.mjs';
import { readPushKey } from './push-key.ts';
import { readSealingKeys } from './sealing-keys.ts';
import { startDistributed } from './start-distributed.ts';
import { startEmbedded } from './start-embedded.ts';

const isDistributed = process.argv.includes('--distributed');
const isProduction = process.env.NODE_ENV === 'production';
const dataDir = resolve(process.env.DATA_DIR ?? '.data');
const port = process.env.PORT ?? '8080';
/** The demo's accounts are public: HOST=0.0.0.0 lets a phone in the same network in. */
const host = process.env.HOST ?? '127.0.0.1';
const say = (line: string) => console.log(line);
/** Marks that the PostgreSQL in this folder has the demo. A server named by DATABASE_URL is checked every time. */
const seededFile = join(dataDir, 'demo-seeded');
const obstacle = await findObstacle({ dataDir, port: Number(port), host });
if (obstacle) {
  console.error(obstacle);
  process.exit(1);
}
const env = {
  ...process.env,
  PORT: port,
  HOST: host,
  PUBLIC_ADDRESS: process.env.PUBLIC_ADDRESS ?? `http://{host}:${port}`,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  METRICS_PORT: process.env.METRICS_PORT ?? String(await freePort()),
  THEKE_SECRET: process.env.THEKE_SECRET ?? (isProduction ? undefined : readPlatformSecret(dataDir)),
  PAYMENT_KEYS: process.env.PAYMENT_KEYS ?? (isProduction ? undefined : readSealingKeys(dataDir, 'payment-keys')),
  AI_KEYS: process.env.AI_KEYS ?? (isProduction ? undefined : readSealingKeys(dataDir, 'ai-keys')),
  TWO_FACTOR_KEYS:
    process.env.TWO_FACTOR_KEYS ?? (isProduction ? undefined : readSealingKeys(dataDir, 'two-factor-keys')),
  ...(isProduction || process.env.VAPID_PRIVATE_KEY ? {} : readPushKey(dataDir)),
};

try {
  writeFileSync(join(dataDir, 'running.pid'), String(process.pid));
  // Commands that print links read it (infra/ops/tenants/login-address.ts).
  writeFileSync(join(dataDir, 'public-address'), env.PUBLIC_ADDRESS);
  say(
    isDistributed
      ? 'Starting PostgreSQL, RabbitMQ, one process per service ...'
      : 'Starting PostgreSQL, services, gateway ...',
  );
  const stop = await run();
  stopOnSignal(async () => {
    say('Stopping ...');
    await stop();
    rmSync(join(dataDir, 'running.pid'), { force: true });
  });
  announce();
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : (fullDiskSentence(error) ?? error));
  rmSync(join(dataDir, 'running.pid'), { force: true });
  process.exit(1);
}

/** PostgreSQL and Node name a full disk differently. */
function fullDiskSentence(error: unknown): string | undefined {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code !== 'ENOSPC' && code !== '53100' && !/no space left on device/i.test(message)) return undefined;
  return `The disk of ${dataDir} is full. Stored data is safe. Free some space and start again.`;
}

async function run(): Promise<() => Promise<void>> {
  const platform = await (isDistributed ? startDistributed : startEmbedded)({ dataDir, env, say });
  try {
    if (!isProduction && (process.env.DATABASE_URL || !existsSync(seededFile))) {
      await seed(platform.env);
      writeFileSync(seededFile, '');
    }
  } catch (error) {
    await platform.stop();
    throw error;
  }
  return platform.stop;
}

/** @throws if seeding fails; the next start continues with what was created */
function seed(platformEnv: Env): Promise<void> {
  const main = join(root, 'infra/fixtures/demo/seed-main.ts');
  const child = spawn(process.execPath, [main], {
    cwd: root,
    env: platformEnv as NodeJS.ProcessEnv,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Seeding the demo ended with ${code}.`))));
  });
}

function announce(): void {
  if (!isProduction) {
    say(`
  Pizzeria Marillo     http://localhost:${port}
  second demo tenant   http://zweite.localhost:${port}
  company website      http://talraum.localhost:${port}
  back office          http://localhost:${port}/backend
  API                  http://localhost:${port}/api/docs
  metrics              http://localhost:${env.METRICS_PORT}/metrics
`);
    for (const { email, password, label } of demoAccounts) say(`  ${email.padEnd(28)} ${password}   ${label}`);
    say('');
  }
  say(`Theke ready on http://localhost:${port}`);
}
