import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/journeys/browser.ts';
import { openDemoTv } from '../../e2e/journeys/signage/open-demo-tv.ts';
import type { Figure } from '../figures.ts';
import type { Stage } from '../stage.ts';
import { type RendererMemory, rendererMemory } from '../web/renderer-memory.ts';

const hours = 24;
/** Simulated ms per step. Shorter than a poll, so that requests are answered in between. */
const step = 5_000;
/** Memory of the process in bytes, without the browser's code. */
const aim = 150e6;
/** More growth of the heap per hour than this is a leak, in bytes: it would fill the aim within two months. */
const leak = 100_000;

type Memory = { heap: number; nodes: number; listeners: number; renderer: RendererMemory | undefined };

/** Memory of a TV that plays the demo's stream for 24 simulated hours. */
export async function tvMemory({ platform }: Stage): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'de-AT' });
    const page = await context.newPage();
    await page.clock.install();
    await openDemoTv(page, platform, await platform.login('admin@demo.example'), 'Theke links');
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const hourly: Memory[] = [];
    for (let hour = 0; hour < hours; hour += 1) {
      for (let passed = 0; passed < 3_600_000; passed += step) await page.clock.runFor(step);
      hourly.push(await measure(browser, page, session));
    }
    return figures(hourly);
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, page: Page, session: CDPSession): Promise<Memory> {
  // A reloaded page has a new heap.
  if (!(await page.evaluate(() => 'isSamePage' in window))) throw new Error('the TV has reloaded its page');
  if (!(await page.locator('[data-phase="air"]').count())) throw new Error('the TV has stopped playing');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    heap: read('JSHeapUsedSize'),
    nodes: read('Nodes'),
    listeners: read('JSEventListeners'),
    renderer: await rendererMemory(browser),
  };
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const formatProcess = ({ renderer }: Memory) =>
  renderer ? `${megabytes(renderer.own)} (${megabytes(renderer.resident)} with the browser's code)` : 'unknown';
const format = ({ heap, nodes, listeners }: Memory) => `${megabytes(heap)}, ${nodes} nodes, ${listeners} listeners`;

function figures(hourly: readonly Memory[]): Figure[] {
  const [first, last] = [hourly[0], hourly[hourly.length - 1]];
  // The first hours fill caches.
  const settled = hourly[Math.floor(hourly.length / 2)];
  if (!first || !last || !settled) throw new Error('nothing was measured');
  const perHour = (last.heap - settled.heap) / (hours / 2);
  return [
    { label: 'heap of a TV after 1 h', value: format(first) },
    { label: `heap of a TV after ${hours} h`, value: format(last) },
    { label: 'process of a TV after 1 h', value: formatProcess(first) },
    {
      label: `process of a TV after ${hours} h`,
      value: formatProcess(last),
      aim: '150 MB',
      isMet: last.renderer !== undefined && last.renderer.own <= aim,
    },
    {
      label: 'growth of the heap in the second half of the day',
      value: `${(perHour / 1_000).toFixed(0)} kB per hour`,
      aim: `${leak / 1_000} kB per hour`,
      isMet: perHour <= leak,
    },
  ];
}
