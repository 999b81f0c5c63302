import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../tools/local/checkout.ts';
import type { Stage } from './stage.ts';

/** Runs `npm run seed` for a stage's platform. @param counts its options: `{ orders: 1000 }` */
export async function seedMany({ databaseUrl, platform }: Stage, counts: Record<string, number>): Promise<void> {
  const args = Object.entries(counts).flatMap(([name, count]) => [`--${name}`, String(count)]);
  const child = spawn(process.execPath, [join(root, 'infra/fixtures/demo/many/seed-many.ts'), ...args], {
    cwd: root,
    // Another secret would change the roles' passwords under the running platform.
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: platform.dataDir, THEKE_SECRET: platform.secret },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the seeding ended with ${code}`);
}
