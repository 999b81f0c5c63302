import { brotliCompressSync } from 'node:zlib';
import { dataUrl } from '@theke/kit/database/layout';
import { type Figure, formatLoad } from '../figures.ts';
import type { Load } from '../load/job.ts';
import { directInserts, load, withBareServer } from '../load/load.ts';
import type { Stage } from '../stage.ts';

export type LowerBounds = { bare: Record<'menus' | 'init', Load>; inserts: Load };

/** Lower bounds: a bare Node server with a response of the same size, and bare inserts of an order's rows. */
export async function lowerBounds(stage: Stage): Promise<{ floors: LowerBounds; figures: Figure[] }> {
  const bare = { menus: await measureBareServer(stage, 'menus'), init: await measureBareServer(stage, 'init') };
  const databaseUrl = dataUrl({ serverUrl: stage.databaseUrl, service: 'ordering' });
  const inserts = await directInserts({ databaseUrl, connections: 16, seconds: 5 });
  return {
    floors: { bare, inserts },
    figures: [
      { label: 'bare Node HTTP, response of a menu’s size', value: formatLoad(bare.menus) },
      { label: 'bare Node HTTP, response of an init’s size', value: formatLoad(bare.init) },
      { label: "an order's rows inserted directly into PostgreSQL", value: formatLoad(inserts) },
    ],
  };
}

async function measureBareServer(stage: Stage, name: 'menus' | 'init'): Promise<Load> {
  const request = stage.requests[name];
  const { text } = await stage.platform.call('GET', request.path);
  return withBareServer(brotliCompressSync(text).length, (port) =>
    load({ port, requests: [request], connections: 16, warmUp: 2, seconds: 5 }),
  );
}
