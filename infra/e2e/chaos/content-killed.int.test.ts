// Kills content on MongoDB thirty times while editors write and publish. Every page that guests see is a stored
// revision, every acknowledged edit of a draft is in it, and the audit trail has every event once.
import { type ChildProcess, spawn } from 'node:child_process';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Site, type SiteRevision, sites } from '@theke/contracts/content/site';
import { openBus } from '@theke/kit/bus/open-bus';
import { databaseName } from '@theke/kit/database/layout';
import { connectDocuments, type Db } from '@theke/kit/documents/driver';
import type { StoredDocument } from '@theke/kit/documents/stored-document';
import { startService } from '@theke/kit/start-service';
import { asStaff } from '@theke/kit/testing/callers';
import { request, testSecret } from '@theke/kit/testing/request';
import { until } from '@theke/kit/testing/until';
import { freePort } from '@theke/local-servers/free-port';
import { workQueues } from '@theke/topology/topology';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { between, randomFrom } from '../../fixtures/random.ts';
import { root } from '../../tools/local/checkout.ts';
import { serviceDefinitions } from '../../tools/service-definitions.ts';

const documents = process.env.THEKE_TEST_MONGODB_URL;
const withMongodb = documents ? test : test.skip;
const server = process.env.THEKE_TEST_POSTGRES_URL;
const kills = 30;
const writers = 3;
const prefix = `test_${uuidv7().replaceAll('-', '')}_`;
const busUrl = `${server}/${prefix}bus`;
const log = { debug() {}, info() {}, warn() {}, error() {} };
const cleanups: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of cleanups.reverse()) await end();
});

const openPool = (database: string) => {
  const pool = new pg.Pool({ connectionString: `${server}/${database}`, max: 1 });
  cleanups.push(() => pool.end());
  return pool;
};

/** Content in a separate process, always on the same port. */
function contentAt(port: number) {
  let child: ChildProcess | undefined;
  const end = async () => {
    const exited = new Promise((resolve) => child?.once('exit', resolve));
    if (child?.kill('SIGKILL')) await exited;
    child = undefined;
  };
  cleanups.push(end);
  return {
    kill: end,
    async start() {
      const env = {
        PATH: process.env.PATH,
        DOCUMENTS_URL: documents,
        BUS_URL: busUrl,
        THEKE_SECRET: testSecret,
        PORT: String(port),
        LOG_LEVEL: 'silent',
      };
      child = spawn(process.execPath, ['services/content/src/main.ts'], { cwd: root, env, stdio: 'ignore' });
      await until('content to respond', async () => (await fetch(`http://127.0.0.1:${port}/health/live`)).ok);
    },
  };
}

let db: Db;
let identity: pg.Pool;
let bus: pg.Pool;

beforeAll(async () => {
  if (!documents) return;
  await openPool('postgres').query(`create database ${prefix}bus`);
  const shared = await openBus({ url: busUrl, workQueues, log });
  cleanups.push(() => shared.close());
  const env = { DATABASE_URL: `${server}/postgres`, BUS_URL: busUrl, THEKE_SECRET: testSecret };
  const running = await startService(serviceDefinitions.identity, {
    workQueues,
    bus: shared,
    env,
    databasePrefix: prefix,
    log,
  });
  cleanups.push(() => running.stop());
  identity = openPool(`${prefix}identity`);
  bus = openPool(`${prefix}bus`);
  const client = await connectDocuments(documents);
  cleanups.push(() => client.close());
  db = client.db(databaseName('content'));
  await db.dropDatabase();
}, 60_000);

withMongodb(
  'keeps every acknowledged change and publishes every event once when content is killed while editors publish',
  async () => {
    const random = randomFrom(23);
    const tenant = uuidv7();
    const as = asStaff(tenant);
    const port = await freePort();
    const content = contentAt(port);
    await content.start();

    let isOver = false;
    let sentCount = 0;
    /** Per page, the revisions whose publication was acknowledged. */
    const accepted = new Map<string, number[]>();
    const send = async (method: string, path: string, body?: object) => {
      sentCount += 1;
      const { status, body: reply } = await request({ port }, method, `/api/${path}`, { as, ...(body && { body }) });
      return status < 300 ? (reply.data as Site) : undefined;
    };
    /** Retries while content is down, as an editor presses the button until it works. */
    const retry = (work: () => Promise<Site | undefined>) =>
      until('content to respond', async () => work().catch(() => undefined), 120_000);

    async function edit(name: string): Promise<void> {
      const path = `seite-${name}`;
      const { id } = await retry(
        async () =>
          // The response to the previous attempt may have been lost.
          ((await send('GET', `sites?filter[path]=${path}`)) as unknown as Site[] | undefined)?.[0] ??
          (await send('POST', 'sites', { ...sites.example, path })),
      );
      accepted.set(id, []);
      for (let round = 1; !isOver; round++) {
        const stored = await retry(() => send('GET', `sites/${id}`));
        const draft = {
          ...sites.example,
          path: `${path}-${round % 4}`,
          title: `Fassung ${round}`,
          version: stored.version,
        };
        const saved = await send('PUT', `sites/${id}`, draft).catch(() => undefined);
        if (!saved) continue;
        const published = await send('POST', `sites/${id}/publish`, { version: saved.version }).catch(() => undefined);
        if (published?.published) accepted.get(id)?.push(published.published.revision);
      }
    }

    /** Edits a page on the page itself; repeats each request until it is answered. @returns what was acknowledged */
    async function editOnPage() {
      const ids = ['a', 'b', 'c'];
      const body = ids.map((id) => ({ id, type: 'title_section', value: { title: 'Neu' } }));
      const page = { ...sites.example, path: 'auf-der-seite', content: { body } };
      const { id } = await retry(
        async () =>
          ((await send('GET', `sites?filter[path]=${page.path}`)) as unknown as Site[] | undefined)?.[0] ??
          (await send('POST', 'sites', page)),
      );
      const session = uuidv7();
      const titles = new Map(ids.map((block) => [block, 'Neu']));
      let known = 1;
      let seq = 0;
      while (!isOver) {
        seq += 1;
        const block = ids[seq % ids.length] ?? '';
        const operation = { kind: 'set', block, field: 'title', value: `Titel ${seq}` };
        const edits = { session, known, operations: [{ seq, base: known, operation }] };
        known = (await retry(() => send('POST', `sites/${id}/edits`, edits))).version;
        titles.set(block, operation.value);
      }
      return { id, titles, edits: seq };
    }

    const onPage = editOnPage();
    const editing = Array.from({ length: writers }, (_, index) => edit(String(index)));
    for (let killed = 0; killed < kills; killed++) {
      const nextTarget = sentCount + between(random, 4, 20);
      await until('some pages to be written', () => sentCount >= nextTarget, 60_000);
      await content.kill();
      await content.start();
    }
    isOver = true;
    await Promise.all(editing);
    const edited = await onPage;

    const names = ['sites', 'site-revisions'];
    const stored = async (name: string) => db.collection<StoredDocument>(name).find({ tenant }).toArray();
    await until('every event to be published', async () => {
      for (const name of names) if ((await stored(name)).some(({ pending }) => pending.length > 0)) return false;
      // Queues of services that do not run here stay full.
      return (await bus.query("select from delivery where consumer in ('content', 'identity')")).rowCount === 0;
    });

    const revisions = (await stored('site-revisions')).map(({ doc }) => doc as SiteRevision & { site: string });
    const allPages = await stored('sites');
    const pages = allPages.filter(({ id }) => id !== edited.id);
    expect(pages.length).toBe(writers);
    // EDIT-02: every acknowledged edit once.
    const page = allPages.find(({ id }) => id === edited.id) as StoredDocument;
    const body = (page.doc as Site).content.body as { id: string; value: { title: string } }[];
    expect(body.map(({ id, value }) => [id, value.title])).toEqual([...edited.titles]);
    expect([page.version, edited.edits > kills]).toEqual([1 + edited.edits, true]);
    for (const { id, doc } of pages) {
      const { published, revisions: revisionCount } = doc as Site;
      expect(revisions.some((one) => isDeepStrictEqual(one, { ...published, site: id }))).toBe(true);
      expect(revisionCount).toBe(published?.revision);
      const storedRevisions = new Set(revisions.filter(({ site }) => site === id).map(({ revision }) => revision));
      expect(accepted.get(id)?.filter((revision) => !storedRevisions.has(revision))).toEqual([]);
      // No acknowledged revision was rolled back.
      expect(Math.max(...(accepted.get(id) ?? []))).toBeLessThanOrEqual(revisionCount);
    }
    expect([...accepted.values()].flat().length).toBeGreaterThan(kills);

    // Exactly one event for each version of each page.
    const { rows } = await identity.query<{ subject: string; version: number }>(
      `select subject, (data ->> 'version')::int as version from audit_log
       where tenant_id = $1 and source = 'content' and subject <> $2`,
      [tenant, edited.id],
    );
    const publishedVersions = rows.map(({ subject, version }) => `${subject} ${version}`).sort();
    const happened = pages.flatMap(({ id, version }) => Array.from({ length: version }, (_, at) => `${id} ${at + 1}`));
    expect(publishedVersions).toEqual(happened.sort());
  },
  420_000,
);
