import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { margheritaDraft, untilOrderable } from '../../e2e/journeys/demo-shop.ts';
import { type Platform, startPlatform } from '../../e2e/journeys/platform.ts';
import type { Figure } from '../figures.ts';
import { findDescendants } from '../machine/processes.ts';

/**
 * Resident memory of the embedded platform without Postgres, 60 s after 1,000 menu reads, 50 orders and every page of
 * the demo's website, ten times.
 */
export async function memory(): Promise<Figure[]> {
  const platform = await startPlatform('embedded', { LOG_LEVEL: 'warn' });
  const now = () => `${measureResident(platform.pid)} MB`;
  try {
    await untilOrderable(platform);
    const draft = await margheritaDraft(platform);
    const figures: Figure[] = [{ label: 'after start and seeding', value: now() }];
    for (let count = 0; count < 1000; count++) await platform.call('GET', '/store/innenstadt');
    for (let order = 0; order < 50; order++) await platform.call('POST', '/api/orders', { body: draft });
    figures.push({ label: 'after 1,000 menu pages and 50 orders', value: now() });
    const pages = await sitePages(platform);
    for (let round = 0; round < 10; round++)
      for (const path of pages) await platform.call('GET', path, { host: companyHost(platform), headers: headers });
    figures.push({ label: `after ${pages.length} pages of the website, ten times`, value: now() });
    await pause(60_000);
    const residentAfter = measureResident(platform.pid);
    return [
      ...figures,
      { label: '60 s later', value: `${residentAfter} MB`, aim: '200 MB', isMet: residentAfter <= 200 },
    ];
  } finally {
    await platform.stop();
  }
}

const headers = { accept: 'text/html' };
const companyHost = ({ port }: Platform) => `talraum.localhost:${port}`;

async function sitePages(platform: Platform): Promise<string[]> {
  const { text } = await platform.call('GET', '/sitemap.xml', { host: companyHost(platform) });
  return [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
}

/** Megabytes of a process and its descendants; PostgreSQL is detached and not among them. */
export function measureResident(root: number): number {
  const kilobytes = (pid: number) => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0; // it ended meanwhile
    }
  };
  const all = findDescendants(root).filter(({ name }) => name !== 'postgres');
  return Math.round(all.reduce((sum, { pid }) => sum + kilobytes(pid), 0) / 1024);
}
