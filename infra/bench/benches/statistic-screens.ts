import { dataUrl } from '@theke/kit/database/layout';
import { addDays, type LocalDate } from '@theke/rules/time/local-time';
import type pg from 'pg';
import { connected, roleNames } from '../../../packages/kit/src/database/provision.ts';
import { sumEndedDays, sumEndedWeeks } from '../../../services/analytics/src/visits/ended-days.ts';
import { desk, enterAs, launchBrowser, openWindow } from '../../e2e/journeys/browser.ts';
import { type Figure, ms } from '../figures.ts';
import { percentile } from '../load/percentile.ts';
import type { Stage } from '../stage.ts';
import { days, storeDay } from '../visits/store-visits.ts';
import { countRequests, timeToStable } from '../web/time-to-stable.ts';

const rounds = 8;
const aimMs = 500;
/** Page opened between rounds, so that each round opens the screen anew. */
const otherPage = '/backend/tags';

/** How long an owner waits for statistics in an open back office, with the demo's orders and half a year of visits. */
export async function statisticScreens(stage: Stage, views: number): Promise<Figure[]> {
  const { platform } = stage;
  const last = new Date().toISOString().slice(0, 10) as LocalDate;
  const first = addDays(last, 1 - days);
  await storeHalfYear(stage, { first, last, views });
  const half = `?from=${first}&to=${last}`;
  const screens: [name: string, path: string, shows: string][] = [
    ['today', '/backend/today', 'Bestellungen je Stunde'],
    ['yesterday', '/backend/today?days=yesterday', 'Was auffällt'],
    ['statistics, 28 days', '/backend/statistics', 'Umsatz je Tag'],
    ['statistics, half a year', `/backend/statistics${half}`, 'Umsatz je Tag'],
    ['visits, 28 days', '/backend/statistics/visits', 'Besucher je Tag'],
    ['visits, half a year', `/backend/statistics/visits${half}`, 'Besucher je Tag'],
    ['leads', '/backend/analytics-leads', 'Lead anlegen'],
    ['QR codes', '/backend/qr-codes', 'Neuer QR-Code'],
  ];
  const cookie = await platform.login('admin@demo.example');
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    for (const [label, path, shows] of screens) {
      const latencies: number[] = [];
      const { page, faults } = await openWindow(browser, desk);
      await countRequests(page);
      await enterAs(page.context(), platform.url, cookie);
      for (let round = 0; round <= rounds; round++) {
        // A new document, so that no figures are cached; its code is in the browser's cache, as on any morning.
        await page.goto(`${platform.url}${otherPage}`);
        await timeToStable(page, otherPage, 'Neuer Tag');
        const wait = await timeToStable(page, path, shows);
        if (faults.length > 0) throw new Error(`${path}: ${faults.join(', ')}`);
        if (await page.getByRole('alert').count()) throw new Error(`${path} shows an error`);
        // The first round loads the code.
        if (round > 0) latencies.push(wait);
      }
      await page.context().close();
      const p95 = percentile(latencies, 0.95);
      figures.push({
        label,
        value: `p50 ${ms(percentile(latencies, 0.5))}, p95 ${ms(p95)}`,
        aim: `${aimMs} ms`,
        isMet: p95 <= aimMs,
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

type HalfYear = { first: LocalDate; last: LocalDate; views: number };

/** Adds visits to those of the demo, in the state that intake and hourly job leave. */
async function storeHalfYear(stage: Stage, { first, last, views }: HalfYear): Promise<void> {
  const [{ id: tenant } = { id: '' }] = await stage.sql<{ id: string }>(
    'identity',
    `select tenant_id as id from tenants where 'localhost' = any(hosts)`,
  );
  const url = dataUrl({ serverUrl: stage.databaseUrl, service: 'analytics' });
  await connected(url, async (client: pg.Client) => {
    // These have one row per day, and the demo already has rows for its weeks.
    for (const table of ['visitor_day', 'visitor_page', 'visitor_hour', 'step_day', 'step_week', 'event_day'])
      await client.query(`delete from ${table} where tenant_id = $1`, [tenant]);
    for (let day = first; day <= last; day = addDays(day, 1)) {
      await storeDay(client, tenant, day, views);
      // With the service's role, restricted to this tenant.
      await client.query('begin');
      await client.query(`set local role ${roleNames('analytics').app}`);
      await client.query(`select set_config('app.tenant', $1, true)`, [tenant]);
      const writes: Promise<unknown>[] = [];
      const tx = {
        query: (text: string, values: readonly unknown[] = []) => {
          const answer = client.query(text, values as unknown[]);
          writes.push(answer);
          return answer;
        },
      } as never;
      sumEndedDays(tx, day);
      sumEndedWeeks(tx, day);
      await Promise.all(writes);
      await client.query('commit');
    }
    await client.query('vacuum analyze');
  });
}
