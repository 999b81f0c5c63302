import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Site } from '@theke/contracts/content/site';
import { launchBrowser } from '../../e2e/journeys/browser.ts';
import { root } from '../../tools/local/checkout.ts';
import { type Figure, ms, percent, rate } from '../figures.ts';
import { load } from '../load/load.ts';
import { percentile } from '../load/percentile.ts';
import type { Stage } from '../stage.ts';
import { coldVisit } from '../web/cold-visit.ts';
import type { Visit } from '../web/slow-visit.ts';

const publishes = 100;
const coldTimes = 5;
/** Each variant runs once before and once after the other, so that drift affects both. */
const turns = ['file', 'page', 'page', 'file'] as const;

/** The demo's website through the gateway: cached, rendered again, published, and on a slow phone. */
export async function contentPages(stage: Stage): Promise<Figure[]> {
  const { platform } = stage;
  const host = `talraum.localhost:${platform.port}`;
  const open = async (path: string) => {
    const reply = await platform.call('GET', path, { host, headers: { accept: 'text/html' } });
    if (reply.status !== 200) throw new Error(`GET ${path} was answered ${reply.status}`);
    return reply.text;
  };
  const map = (await platform.call('GET', '/sitemap.xml', { host })).text;
  const listed = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  const paths: string[] = [];
  for (const path of listed)
    if ((await platform.call('GET', path, { host, headers: { accept: 'text/html' } })).status === 200) paths.push(path);
  const cookie = await platform.login('admin@talraum.example', host);
  const edit = async (site: Site, title: string): Promise<Site> => {
    const at = `/api/sites/${site.id}`;
    const { id, createdAt, updatedAt, ...draft } = site;
    const saved = await platform.call('PUT', at, { cookie, host, body: { ...draft, title } });
    const { version } = saved.body.data as Site;
    const published = await platform.call('POST', `${at}/publish`, { cookie, host, body: { version } });
    if (published.status !== 200) throw new Error(`publishing was answered ${published.status} ${published.text}`);
    return published.body.data;
  };
  const sites = await platform.call('GET', '/api/sites?filter[path]=buero', { cookie, host });
  const [site] = sites.body.data as Site[];
  if (!site) throw new Error('the demo has no page "buero"');
  return [
    await compareCachedToFile(stage, host, await open('/')),
    await firstRendering(paths, open, () => edit(site, site.title)),
    await invalidation(stage, host, site, open, edit),
    ...(await onPhone(`http://${host}`, ['/', '/buero', listed.find((path) => path.startsWith('/stories/')) ?? '/'])),
  ];
}

/** Requests both like a browser. */
async function compareCachedToFile({ platform }: Stage, host: string, html: string): Promise<Figure> {
  const name = 'bench-page.html';
  const file = join(root, 'dist', name);
  writeFileSync(file, html);
  writeFileSync(`${file}.br`, brotliCompressSync(html));
  const headers = { host, accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
  const sum = { file: 0, page: 0 };
  try {
    for (const kind of turns) {
      const request = { method: 'GET', path: kind === 'page' ? '/' : `/mf/${name}`, headers };
      const job = { port: platform.port, requests: [request], connections: 16, warmUp: 2, seconds: 5 };
      sum[kind] += (await load(job)).perSecond;
    }
  } finally {
    rmSync(file, { force: true });
    rmSync(`${file}.br`, { force: true });
  }
  const share = sum.page / sum.file;
  return {
    label: `cached page of ${Math.round(html.length / 1_000)} kB through the gateway`,
    value: `${percent(share)} of a static file's rate (${rate(sum.page / 2)} to ${rate(sum.file / 2)})`,
    aim: '70 %',
    isMet: share >= 0.7,
  };
}

/** Opens every page of the site once after each publication, when none is cached. */
async function firstRendering(
  paths: readonly string[],
  open: (path: string) => Promise<string>,
  publish: () => Promise<Site>,
): Promise<Figure> {
  const latencies: number[] = [];
  let published: Site | undefined;
  for (let round = 0; round < 3; round++) {
    published = round === 0 ? await publish() : published;
    for (const path of paths) {
      const began = performance.now();
      // An unknown query parameter leads to the same page; a page number leads to another.
      await open(`${path}?page=${1_000 + round}`);
      if (round > 0) latencies.push(performance.now() - began);
    }
  }
  const p95 = percentile(latencies, 0.95);
  return {
    label: `first rendering of ${paths.length} pages`,
    value: `p50 ${ms(percentile(latencies, 0.5))}, p95 ${ms(p95)}`,
    aim: ms(40),
    isMet: p95 <= 40,
  };
}

/** Time from the response to a publication until visitors see it, with 100 requests per second for the page. */
async function invalidation(
  { platform }: Stage,
  host: string,
  site: Site,
  open: (path: string) => Promise<string>,
  edit: (site: Site, title: string) => Promise<Site>,
): Promise<Figure> {
  let isOver = false;
  const request = { method: 'GET', path: '/buero', headers: { host, accept: 'text/html', 'accept-encoding': 'br' } };
  const loading = (async () => {
    while (!isOver)
      await load({ port: platform.port, requests: [request], connections: 8, warmUp: 0, seconds: 3, rate: 100 });
  })();
  const latencies: number[] = [];
  let current = (
    await platform.call('GET', `/api/sites/${site.id}`, {
      cookie: await platform.login('admin@talraum.example', host),
      host,
    })
  ).body.data as Site;
  const before = current.title;
  for (let at = 1; at <= publishes; at++) {
    current = await edit(current, `Büro ${at}`);
    const began = performance.now();
    while (!(await open('/buero')).includes(`<title>Büro ${at} `)) await wait(2);
    latencies.push(performance.now() - began);
  }
  isOver = true;
  await loading;
  await edit(current, before);
  const p99 = percentile(latencies, 0.99);
  return {
    label: `from publishing until guests read it, ${publishes} times under 100 reads/s`,
    value: `p50 ${ms(percentile(latencies, 0.5))}, p99 ${ms(p99)}`,
    aim: ms(1_000),
    isMet: p99 <= 1_000,
  };
}

async function onPhone(origin: string, paths: readonly string[]): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    for (const path of paths) {
      // Warms caches: only the very first visitor waits for content generated on demand.
      await coldVisit(browser, `${origin}${path}`);
      const visits: Visit[] = [];
      for (let time = 0; time < coldTimes; time++) visits.push(await coldVisit(browser, `${origin}${path}`));
      const middle = (of: keyof Visit) =>
        percentile(
          visits.map((one) => one[of] ?? 0),
          0.5,
        );
      const [paint, shift, scripts] = [middle('largestPaint'), middle('shift'), middle('scriptKilobytes')];
      figures.push({
        label: `${path} on a slow phone, cold`,
        value: `LCP ${ms(paint)}, CLS ${shift.toFixed(3)}, scripts ${scripts.toFixed(1)} kB of ${Math.round(middle('kilobytes'))} kB`,
        aim: '1,200 ms, 0.02, 45 kB',
        isMet: paint <= 1_200 && shift <= 0.02 && scripts <= 45,
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
}
