import { brotliCompressSync } from 'node:zlib';
import { dataUrl } from '@theke/kit/database/layout';
import { type Figure, latency, rate } from '../figures.ts';
import type { Load } from '../load/job.ts';
import { load, straightInserts, withBareServer } from '../load/load.ts';
import type { Stage } from '../stage.ts';

export type Floors = { bare: Load; inserts: Load };

/** What could not be quicker: Node's server with a menu's bytes and nothing else, an order's rows and nothing else. */
export async function floors(stage: Stage): Promise<{ floors: Floors; figures: Figure[] }> {
  const menu = await stage.platform.call('GET', stage.requests.menus.path);
  const bytes = brotliCompressSync(menu.text).length;
  const bare = await withBareServer(bytes, (port) =>
    load({ port, requests: [stage.requests.menus], connections: 16, warmUp: 2, seconds: 5 }),
  );
  const databaseUrl = dataUrl({ serverUrl: stage.databaseUrl, service: 'ordering' });
  const inserts = await straightInserts({ databaseUrl, connections: 16, seconds: 5 });
  return {
    floors: { bare, inserts },
    figures: [
      {
        what: `bare Node HTTP, ${bytes} bytes`,
        value: `${rate(bare.perSecond)}  ${latency(bare)}  (client ${bare.cores.toFixed(2)} cores)`,
      },
      {
        what: "an order's rows straight into PostgreSQL",
        value: `${rate(inserts.perSecond)}  ${latency(inserts)}  (client ${inserts.cores.toFixed(2)} cores)`,
      },
    ],
  };
}
