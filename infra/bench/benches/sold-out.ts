import { until } from '@theke/kit/testing/until';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/journeys/browser.ts';
import { findProduct, innenstadt } from '../../e2e/journeys/demo-shop.ts';
import { openTv } from '../../e2e/journeys/signage/open-tv.ts';
import { callOrThrow } from '../../e2e/journeys/staff-calls.ts';
import { type Figure, ms } from '../figures.ts';
import { percentile } from '../load/percentile.ts';
import type { Stage } from '../stage.ts';

const rounds = 20;
/** With polling alone a round takes up to ten seconds. */
const pollRounds = 8;
/** In ms. */
const aims = { rung: 2_000, polling: 12_000 };

/** Time from "Ausverkauft" at the counter until a TV shows it. */
export async function soldOutLatency(stage: Stage): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    return [
      await measure(stage, await openTv(browser, stage.platform), rounds, `${stage.layout}, rung`, aims.rung),
      await measure(
        stage,
        await openTv(browser, stage.platform, { isDoorbellOff: true }),
        pollRounds,
        `${stage.layout}, by polling alone`,
        aims.polling,
      ),
    ];
  } finally {
    await browser.close();
  }
}

async function measure({ platform }: Stage, page: Page, count: number, name: string, aim: number): Promise<Figure> {
  const [branch, product] = await Promise.all([innenstadt(platform), findProduct(platform, 'Margherita')]);
  const cookie = await platform.login('admin@demo.example');
  const path = `/api/stock/${branch.id}/${product.id}`;
  const isMarked = () => page.getByText('ausverkauft').first().isVisible();
  const latencies: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const began = performance.now();
    await callOrThrow(platform, 'PUT', path, cookie, { remaining: 0 });
    await page.getByText('ausverkauft').first().waitFor({ timeout: 30_000 });
    latencies.push(performance.now() - began);
    await callOrThrow(platform, 'PUT', path, cookie, { remaining: null });
    await until('the TV to offer it again', async () => !(await isMarked()), 30_000);
  }
  return {
    label: `"Ausverkauft" to the TV, ${name}`,
    value: `p50 ${ms(percentile(latencies, 0.5))}, p95 ${ms(percentile(latencies, 0.95))}`,
    aim: `p95 ${ms(aim)}`,
    isMet: percentile(latencies, 0.95) <= aim,
  };
}
