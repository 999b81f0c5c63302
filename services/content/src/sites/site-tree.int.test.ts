// The page tree of a business, on each database.
import { describe, expect, test } from '@jest/globals';
import { sites } from '@theke/contracts/content/site';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { content } from '../service.ts';

const documents = process.env.THEKE_TEST_MONGODB_URL;
const databases = [['PostgreSQL', {}] as const, ...(documents ? [['MongoDB', { documents }] as const] : [])];

describe.each(databases)('on %s', (_, on) => {
  const service = runDuringTests(content, on);

  test("lists every page with path, editors' name and state, to the business's staff only", async () => {
    const [tenant, other] = [uuidv7(), uuidv7()];
    const send = async (method: string, path: string, body?: object, as = asStaff(tenant)) =>
      (await request(service(), method, `/api/${path}`, { as, ...(body && { body }) })) as {
        status: number;
        body: { data: { id: string; version: number } };
      };
    const make = async (path: string, more: object = {}) =>
      (await send('POST', 'sites', { ...sites.example, path, name: `Seite ${path}`, ...more })).body.data;
    const publish = async ({ id, version }: { id: string; version: number }) =>
      (await send('POST', `sites/${id}/publish`, { version })).body.data;
    await make('leistungen');
    await publish(await make('büro'.replace('ü', 'ue')));
    await publish(await make('geheim', { isPublic: false }));
    const changed = await publish(await make('leistungen/platz'));
    const { version } = changed;
    await send('PUT', `sites/${changed.id}`, { ...sites.example, path: 'leistungen/plan', name: 'Plan', version });
    const planned = await publish(await make('aktion'));
    const plan = { version: planned.version, publishAt: '2099-01-07T05:00:00Z', unpublishAt: null };
    await send('POST', `sites/${planned.id}/plan`, plan);
    await send('POST', 'sites', { ...sites.example, path: 'anderswo' }, asStaff(other));
    const { body, status } = await send('GET', 'site-tree');
    expect(status).toBe(200);
    expect((body.data as unknown as object[]).map((one) => ({ ...one, id: undefined }))).toEqual([
      { path: 'aktion', name: 'Seite aktion', state: 'planned' },
      { path: 'buero', name: 'Seite buero', state: 'shown' },
      { path: 'geheim', name: 'Seite geheim', state: 'by-path' },
      { path: 'leistungen', name: 'Seite leistungen', state: 'draft' },
      { path: 'leistungen/plan', name: 'Plan', state: 'changed' },
    ]);
    expect((await send('GET', 'site-tree', undefined, asGuest(tenant))).status).toBe(401);
  });
});
