import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '@theke/kit/start-service';
import { asGateway, asGuest, asStaff, type Caller } from '@theke/kit/testing/callers';
import { request, testSecret } from '@theke/kit/testing/request';
import { freePort } from '@theke/local-servers/free-port';
import { mongodbJars, startMongodbServer } from '@theke/local-servers/mongodb-server';
import { startPostgres } from '@theke/local-servers/postgres';
import { v7 as uuidv7 } from 'uuid';
import { connected } from '../../../packages/kit/src/database/provision.ts';
import { content } from '../../../services/content/src/service.ts';
import { counts, storeLargeSite } from '../content/large-site.ts';
import { type Figure, ms } from '../figures.ts';
import { percentile } from '../load/percentile.ts';

const rounds = 20;
const aim = 50;
const quiet = { debug() {}, info() {}, warn() {}, error: console.error };

/** Every tenth project has a draft with another title and text: staff search includes drafts. */
const tenthDrafted = `update projects set doc = doc || jsonb_build_object('hasChanges', true, 'draft',
  jsonb_build_object('title', 'Entwurf ' || (doc ->> 'title'), 'introduction', doc -> 'introduction', 'text', doc -> 'text'))
  where (doc ->> 'isPublic')::boolean and (doc ->> 'number')::int % 10 = 0`;

type MeasuredRequest = { method: string; path: string; as: Caller; body?: object };

/**
 * Latency of searches and lists of 10,000 pages and 5,000 projects, one at a time at the service itself, on either
 * database.
 */
export async function* contentLists(): AsyncGenerator<[name: string, figures: Figure[]]> {
  const dir = mkdtempSync(join(tmpdir(), 'theke-bench-'));
  const postgres = await startPostgres({ dataDir: join(dir, 'postgres'), port: await freePort(), password: 'bench' });
  try {
    yield ['PostgreSQL', await onDatabase(postgres.localUrl, {})];
    if (!mongodbJars()) return;
    const mongodb = await startMongodbServer(2_048);
    try {
      yield [
        'MongoDB (the Java server of the tests)',
        await onDatabase(postgres.localUrl, { DOCUMENTS_URL: mongodb.url }),
      ];
    } finally {
      await mongodb.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function onDatabase(server: string, env: Record<string, string>): Promise<Figure[]> {
  const bus = `bus_${Object.keys(env).length}`;
  await connected(`${server}/postgres`, (client) => client.query(`create database ${bus}`));
  const shared = { DATABASE_URL: `${server}/postgres`, BUS_URL: `${server}/${bus}`, THEKE_SECRET: testSecret };
  const service = await startService(content, {
    workQueues: { content: [] },
    env: { ...shared, ...env },
    log: quiet,
    jobs: 'on-call',
  });
  try {
    const tenant = uuidv7();
    const began = performance.now();
    await storeLargeSite(service.parts, tenant);
    // The state that autovacuum reaches some minutes after a change.
    if (!env.DOCUMENTS_URL)
      await connected(`${server}/theke_content`, async (client) => {
        const { rowCount } = await client.query(tenthDrafted);
        if (!rowCount) throw new Error('no project has a draft, so drafts would not be measured');
        await client.query('vacuum analyze');
      });
    const stored = (performance.now() - began) / 1_000;
    const guest = (path: string): MeasuredRequest => ({ method: 'GET', path: `/api/${path}`, as: asGuest(tenant) });
    const staff = (path: string): MeasuredRequest => ({ method: 'GET', path: `/api/${path}`, as: asStaff(tenant) });
    const page = (path: string, query = ''): MeasuredRequest => ({
      method: 'POST',
      path: '/internal/pages/find',
      as: asGateway(tenant),
      body: { path, query },
    });
    const terms = ['', '&term=ortskern', '&term=kennwort7', '&term=nirgends'];
    const filters = ['', '&topic=3', '&topic=1,2,3&service=2', '&businessSector=4'];
    const lists = (kind: string, more: readonly string[]) =>
      [...filters, ...more].flatMap((filter) => terms.map((term) => guest(`v1/${kind}?page=1${filter}${term}`)));
    const searches = 'q=ortskern q=kennwort7 q=nirgends q=a q=freiraum%20wohnen'.split(' ');
    const groups: Record<string, { requests: MeasuredRequest[]; aim?: number }> = {
      search: { requests: searches.map((q) => guest(`search?${q}`)), aim },
      'lists of projects, filtered': {
        requests: [
          ...lists('projects', ['&status=completed', '&status=in-progress&topic=1']),
          guest('v1/projects?page=300'),
        ],
        aim,
      },
      'lists of posts, filtered': { requests: lists('posts', ['&type=News']), aim },
      'lists of pages and projects in the back office': {
        requests: ['sites', 'projects'].flatMap((kind) =>
          [
            '',
            '&page=300',
            '&filter[isPublic]=false',
            '&sort=-updatedAt',
            '&q=entwurf',
            ...searches.map((q) => `&${q}`),
          ].map((query) => staff(`${kind}?pageSize=25${query}`)),
        ),
        aim,
      },
      'a page with both lists': {
        requests: [page('/gemeinde/seite-0'), page('/gemeinde/seite-0', `topic=3&term=platz`)],
      },
      'a page of text': {
        requests: [1, 2, 3].map((at) => page(`/${['', 'ortskern', 'leitbild', 'verkehr'][at]}/seite-${at}`)),
      },
      'a project, with related entries': {
        requests: (await readLinks(service, guest('v1/projects'))).map((href) => page(href)),
      },
      'a post, with related entries': {
        requests: (await readLinks(service, guest('v1/posts'))).map((href) => page(href)),
      },
      'not found, with suggestions': { requests: [page('/freiraum-wohnen/alt'), page('/nirgends')] },
    };
    const figures: Figure[] = [
      { label: `${counts.pages} pages, ${counts.projects} projects stored`, value: `${Math.round(stored)} s` },
    ];
    for (const [label, { requests, aim }] of Object.entries(groups)) {
      const all: number[] = [];
      let slowest = { p95: 0, path: '' };
      for (const one of requests) {
        const latencies = await times(service, one);
        all.push(...latencies);
        const p95 = percentile(latencies, 0.95);
        if (p95 > slowest.p95) slowest = { p95, path: one.body ? JSON.stringify(one.body) : one.path };
      }
      const p95 = percentile(all, 0.95);
      figures.push({
        label,
        value: `p50 ${ms(percentile(all, 0.5))}, p95 ${ms(p95)}, slowest p95 ${ms(slowest.p95)} at ${slowest.path}`,
        ...(aim ? { aim: ms(aim), isMet: slowest.p95 <= aim } : {}),
      });
    }
    return figures;
  } finally {
    await service.stop();
  }
}

/** Links of two list items, by position. */
async function readLinks(service: { port: number }, { method, path, as }: MeasuredRequest): Promise<string[]> {
  const { body } = await request(service, method, path, { as });
  return (body.data as { href: string }[]).slice(0, 2).map(({ href }) => href);
}

async function times(service: { port: number }, { method, path, as, body }: MeasuredRequest): Promise<number[]> {
  const latencies: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    const { status } = await request(service, method, path, { as, ...(body && { body }) });
    latencies.push(performance.now() - began);
    if (status !== 200) throw new Error(`${method} ${path} was answered ${status}`);
  }
  return latencies;
}
