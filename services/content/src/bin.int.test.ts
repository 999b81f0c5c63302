import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BinnedEntry } from '@theke/contracts/bin';
import { sites } from '@theke/contracts/content/site';
import { type Tenant, tenantChanged } from '@theke/contracts/identity/tenant';
import { asGateway, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { content } from './service.ts';

type Entry = { id: string; version: number };

const documents = process.env.THEKE_TEST_MONGODB_URL;
const day = 24 * 3_600_000;

describe.each([['PostgreSQL', {}], ...(documents ? [['MongoDB', { documents }] as const] : [])])('on %s', (_, on) => {
  let service: TestService<Awaited<ReturnType<typeof content.setup>>>;
  let time = new Date('2026-11-29T10:00:00Z');
  beforeAll(async () => {
    service = await startForTest(content, { ...on, now: () => time });
  });
  afterAll(() => service.stop());

  function aBusiness() {
    const tenant = uuidv7();
    const ask = (method: string, path: string, body?: object) =>
      request(service, method, `/api/${path}`, { as: asStaff(tenant), now: time, ...(body && { body }) });
    const send = async <T = Entry>(method: string, path: string, body?: object) => {
      const reply = await ask(method, path, body);
      expect([path, reply.body.errors]).toEqual([path, undefined]);
      return reply.body.data as T;
    };
    const publish = async ({ id, version }: Entry) => send('POST', `sites/${id}/publish`, { version });
    const found = async (path: string) => {
      const as = asGateway(tenant);
      const reply = await request(service, 'POST', '/internal/pages/find', { as, now: time, body: { path } });
      return (reply.body.data ?? null) as { movedTo?: string; data?: { title?: string } } | null;
    };
    return { tenant, ask, send, publish, found };
  }
  const page = (path: string, name = path) => ({ ...sites.example, path, name, title: '' });

  test('restores a page with its revisions, former paths and published content', async () => {
    const { ask, send, publish, found } = aBusiness();
    const first = await publish(await send('POST', 'sites', page('alt')));
    const moved = await send('PUT', `sites/${first.id}`, { ...page('neu'), version: first.version });
    const second = await publish(moved);
    const drafted = await send('PUT', `sites/${first.id}`, { ...page('entwurf'), version: second.version });
    expect([await found('/alt'), (await found('/neu'))?.data?.title]).toMatchObject([{ movedTo: '/neu' }, 'neu']);

    await send('DELETE', `sites/${first.id}`);
    expect([await found('/alt'), await found('/neu')]).toEqual([null, null]);
    const back = await send('POST', `sites/bin/${first.id}/restore`);
    expect(back).toEqual({ ...drafted, version: drafted.version + 2, updatedAt: time.toISOString() });
    expect([await found('/alt'), (await found('/neu'))?.data?.title]).toMatchObject([{ movedTo: '/neu' }, 'neu']);
    const revisions = await send<{ revision: number }[]>('GET', `sites/${first.id}/revisions`);
    expect(revisions.map(({ revision }) => revision)).toEqual([2, 1]);
    // No other page can take its paths, including that of the draft.
    for (const path of ['neu', 'entwurf']) expect((await ask('POST', 'sites', page(path))).status).toBe(422);
  });

  test('refuses to restore a page whose path is taken, naming both; a former path stays with its new page', async () => {
    const { ask, send, publish, found } = aBusiness();
    const first = await publish(await send('POST', 'sites', page('alt')));
    const second = await publish(await send('PUT', `sites/${first.id}`, { ...page('neu'), version: first.version }));
    await send('DELETE', `sites/${second.id}`);
    const other = await publish(await send('POST', 'sites', page('neu', 'Die andere')));
    const refused = await ask('POST', `sites/bin/${first.id}/restore`);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [
        {
          code: 'NOT_UNIQUE',
          field: 'path',
          message:
            'Unter „/neu“ liegt schon die Seite „Die andere“. Bitte ändern Sie zuerst deren Pfad, dann lässt sich diese wiederherstellen.',
        },
      ],
    ]);
    // It stays in the bin.
    expect(await send<BinnedEntry[]>('GET', 'sites/bin')).toMatchObject([{ id: first.id, name: 'neu' }]);
    // The other page's former path redirects to it until the restored page takes the path.
    await publish(await send('PUT', `sites/${other.id}`, { ...page('alt', 'Die andere'), version: other.version }));
    expect(await found('/neu')).toEqual({ movedTo: '/alt' });
    await send('POST', `sites/bin/${first.id}/restore`);
    expect([(await found('/neu'))?.data?.title, (await found('/alt'))?.data?.title]).toEqual(['neu', 'Die andere']);
  });

  // PLAN-02
  test('does not publish a restored page whose planned time has passed, and keeps a plan that lies ahead', async () => {
    const { tenant, send, found } = aBusiness();
    await service.publish(tenant, tenantChanged(tenant, 1, { ...tenantChanged.example, id: tenant }));
    await service.settled();
    const start = time;
    type Planned = Entry & { publishAt: string | null; planFailure: string | null };
    const planned = async (path: string, hours: number) => {
      const { id, version } = await send('POST', 'sites', page(path));
      const publishAt = new Date(start.getTime() + hours * 3_600_000).toISOString();
      await send('POST', `sites/${id}/plan`, { version, publishAt, unpublishAt: null });
      await send('DELETE', `sites/${id}`);
      return id;
    };
    const [missed, ahead] = [await planned('verpasst', 1), await planned('spaeter', 48)];
    time = new Date(start.getTime() + 2 * 3_600_000);
    const back = await send<Planned>('POST', `sites/bin/${missed}/restore`);
    expect(back).toMatchObject({ publishAt: null, planFailure: expect.stringContaining('Papierkorb') });
    expect((await send<Planned>('POST', `sites/bin/${ahead}/restore`)).publishAt).not.toBeNull();
    await service.runJobs();
    expect(await found('/verpasst')).toBeNull();
    time = start;
  });

  test('refuses to restore an entry after thirty days, and removes it with its revisions by a job, once', async () => {
    const { tenant, ask, send, publish } = aBusiness();
    const tenantData: Tenant = { ...tenantChanged.example, id: tenant } as Tenant;
    await service.publish(tenant, tenantChanged(tenant, 1, tenantData));
    await service.settled();
    const old = await publish(await send('POST', 'sites', page('alt')));
    const post = { title: 'Platz', date: '2026-10-01T08:00:00Z', isPublic: true };
    const { id: postId } = await send('POST', 'posts', post);
    await send('DELETE', `sites/${old.id}`);
    await send('DELETE', `posts/${postId}`);
    time = new Date(time.getTime() + day);
    const { id: young } = await send('POST', 'sites', page('jung'));
    await send('DELETE', `sites/${young}`);
    const inBin = async () => {
      const [pages, posts] = [
        await send<BinnedEntry[]>('GET', 'sites/bin'),
        await send<BinnedEntry[]>('GET', 'posts/bin'),
      ];
      return [...pages, ...posts].map(({ id }) => id).toSorted();
    };

    time = new Date(time.getTime() + 29 * day - 1);
    await service.runJobs();
    expect(await inBin()).toEqual([old.id, postId, young].toSorted());
    time = new Date(time.getTime() + 1);
    // Expired, whether the job has run or not.
    expect(await inBin()).toEqual([young]);
    expect((await ask('POST', `sites/bin/${old.id}/restore`)).status).toBe(404);
    if (!documents || !('documents' in on))
      expect(await counts(service, tenant)).toEqual({ bin: 3, site_revisions: 1, post_revisions: 1 });
    time = new Date(time.getTime() + 3_600_000);
    await Promise.all([service.runJobs(), service.runJobs()]);
    expect(await inBin()).toEqual([young]);
    if (!documents || !('documents' in on))
      expect(await counts(service, tenant)).toEqual({ bin: 1, site_revisions: 0, post_revisions: 0 });
    expect(service.log.filter(({ level }) => level === 'error')).toEqual([]);
    // Publishes nothing: the deletion was published before.
    const events = service.events.filter(({ subject }) => subject === old.id).map(({ type }) => type);
    expect(events.filter((type) => type.includes('deleted'))).toHaveLength(1);
  });
});

async function counts(service: Pick<TestService<never>, 'sql'>, tenant: string) {
  const rowsOf = async (table: string) =>
    (
      await service.sql<{ count: number }>(`select count(*)::int as count from ${table} where tenant_id = $1`, [tenant])
    )[0]?.count;
  return {
    bin: await rowsOf('bin'),
    site_revisions: await rowsOf('site_revisions'),
    post_revisions: await rowsOf('post_revisions'),
  };
}
