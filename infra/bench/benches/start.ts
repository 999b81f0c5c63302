import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededFolder, startPlatform } from '../../e2e/journeys/platform.ts';
import { copyTemplate } from '../../e2e/journeys/seed-template.ts';
import type { Figure } from '../figures.ts';

const times = 3;

/**
 * Time from `npm start` on an existing folder with all packages to its last line, when PostgreSQL, services and gateway
 * respond.
 */
export async function start(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'theke-start-'));
  try {
    await copyTemplate(await seededFolder('embedded'), dataDir);
    const seconds: number[] = [];
    for (let time = 0; time < times; time++) {
      const began = performance.now();
      const platform = await startPlatform('embedded', { DATA_DIR: dataDir });
      seconds.push((performance.now() - began) / 1000);
      await platform.stop(); // keeps the folder, which belongs to the benchmark
    }
    // The first start fills the cache of compiled sources, if it is empty.
    const [, ...later] = seconds;
    const longest = Math.max(...later);
    return [
      {
        label: 'embedded, to ready',
        value: seconds.map((one) => `${one.toFixed(1)} s`).join(', '),
        aim: '5 s',
        isMet: longest <= 5,
      },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
