// `npm run bench`: measures the figures of docs/performance; not part of the tests, writes nothing. `npm run bench
// -- NAME` runs one. Compared values are measured alternately in one run: absolute figures depend on the machine and
// the hour.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Layout } from '../e2e/journeys/layout.ts';
import { board } from './benches/board.ts';
import { contentLists } from './benches/content-lists.ts';
import { contentPages } from './benches/content-pages.ts';
import { gatewayOverhead } from './benches/gateway-overhead.ts';
import { growth } from './benches/growth.ts';
import { idleStreams } from './benches/idle-streams.ts';
import { lists } from './benches/lists.ts';
import { lowerBounds } from './benches/lower-bounds.ts';
import { memory } from './benches/memory.ts';
import { pageEditor } from './benches/page-editor.ts';
import { replicas } from './benches/replicas.ts';
import { scanFigures } from './benches/scans.ts';
import { signs } from './benches/signs.ts';
import { slots } from './benches/slots.ts';
import { soldOutLatency } from './benches/sold-out.ts';
import { start } from './benches/start.ts';
import { statisticScreens } from './benches/statistic-screens.ts';
import { steadyOrders } from './benches/steady-orders.ts';
import { throughput } from './benches/throughput.ts';
import { times } from './benches/times.ts';
import { tvMemory } from './benches/tv-memory.ts';
import { visitFigures, visitIntake } from './benches/visits.ts';
import { web } from './benches/web.ts';
import { print } from './figures.ts';
import { openStage, type Stage } from './stage.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  // For `figures` and `growth`: a small number only shows that it runs, and measures nothing.
  options: { views: { type: 'string', default: '12000000' }, orders: { type: 'string', default: '5000000' } },
});
const [views, orders] = [Number(values.views), Number(values.orders)] as const;
if (![views, orders].every((count) => Number.isInteger(count) && count > 0)) {
  console.error('--views and --orders must be positive whole numbers');
  process.exit(1);
}

const withStage = async (layout: Layout, use: (stage: Stage) => Promise<void>): Promise<void> => {
  const stage = await openStage(layout);
  try {
    await use(stage);
  } finally {
    await stage.stop();
  }
};

const benches: Record<string, () => Promise<void>> = {
  embedded: () =>
    withStage('embedded', async (stage) => {
      const floor = await lowerBounds(stage);
      print('Lower bounds', floor.figures);
      print('Embedded: one process, the bus on PostgreSQL', await throughput(stage, floor.floors));
      print('Embedded, through the gateway and directly', await gatewayOverhead(stage));
      print('Embedded, steady', await steadyOrders(stage));
    }),
  distributed: () =>
    withStage('distributed', async (stage) => {
      print('Distributed: a process per service, RabbitMQ', await throughput(stage));
      print('Distributed, through the gateway and directly', await gatewayOverhead(stage));
      print('Distributed, steady', await steadyOrders(stage));
    }),
  replicas: () => withStage('distributed', async (stage) => print('Replicas', await replicas(stage))),
  board: () => withStage('embedded', async (stage) => print('Board, in a browser', await board(stage))),
  web: () => withStage('embedded', async (stage) => print('Menu, on a slow phone', await web(stage))),
  'idle-streams': () => withStage('embedded', async (stage) => print('Idle streams', await idleStreams(stage))),
  signs: async () => {
    await withStage('embedded', async (stage) => {
      print('TVs', await signs(stage));
      print('TVs in a browser', await soldOutLatency(stage));
    });
    await withStage('distributed', async (stage) =>
      print('TVs in a browser, distributed', await soldOutLatency(stage)),
    );
  },
  'tv-memory': () => withStage('embedded', async (stage) => print('Memory of a TV', await tvMemory(stage))),
  growth: async () =>
    print(`Growth: 1,000 tenants and ${orders.toLocaleString('en-US')} orders to 1 and 10,000`, await growth(orders)),
  lists: () => withStage('embedded', async (stage) => print('Lists of the back office', await lists(stage))),
  content: async () => {
    await withStage('embedded', async (stage) => print('Content: the website', await contentPages(stage)));
    for await (const [database, figures] of contentLists())
      print(`Content: searches and lists on ${database}`, figures);
  },
  editor: () => withStage('embedded', async (stage) => print('Page editor, in a browser', await pageEditor(stage))),
  figures: async () => {
    await withStage('embedded', async (stage) => {
      print('QR codes', await scanFigures(stage));
      print('Visits: intake', await visitIntake(stage));
    });
    await withStage('embedded', async (stage) =>
      print(`Screens of statistics, ${views.toLocaleString('en-US')} page views`, await statisticScreens(stage, views)),
    );
    print(`Visits: statistics of half a year, ${views.toLocaleString('en-US')} page views`, await visitFigures(views));
  },
  times: () =>
    withStage('embedded', async (stage) => print('Working times of 50 people in three years', await times(stage))),
  slots: async () => print('Pick-up times of one branch', slots()),
  start: async () => print('Start with packages and data present', await start()),
  memory: async () => print('Memory of the embedded platform, without PostgreSQL', await memory()),
};

const name = positionals[0];
const chosen = name === undefined ? Object.keys(benches) : [name];
if (!chosen.every((one) => one in benches)) {
  console.error(`Run npm run bench, or npm run bench -- NAME with one of: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
console.log(`Node ${process.version}, ${availableParallelism()} cores, ${new Date().toISOString()}`);
for (const one of chosen) {
  try {
    await benches[one]?.();
  } catch (error) {
    // The figures of the other benchmarks are still useful.
    console.error(`\n${one} failed:`, error);
    process.exitCode = 1;
  }
}
