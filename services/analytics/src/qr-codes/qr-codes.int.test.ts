import { expect, test } from '@jest/globals';
import { listQrTargets, qrCodes } from '@theke/contracts/analytics/qr-code';
import { branches } from '@theke/contracts/catalog/branch';
import { configChanged } from '@theke/contracts/identity/config';
import { tenantChanged } from '@theke/contracts/identity/tenant';
import { logoDrawn } from '@theke/contracts/media/logo';
import { databaseName, inDatabase } from '@theke/kit/database/layout';
import { connected } from '@theke/kit/database/provision';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { until } from '@theke/kit/testing/until';
import { labelLayouts } from '@theke/rules/qr/label-layout';
import { v7 as uuidv7 } from 'uuid';
import { analytics } from '../service.ts';

const service = runDuringTests(analytics);
const branch = branches.events.changed.example;
type Fault = { field?: string; code: string; message: string };

async function business() {
  const tenant = uuidv7();
  await service().publish(tenant, {
    type: branches.events.changed.type,
    subject: branch.id,
    version: branch.version,
    data: branch,
  });
  await service().settled();
  const call = (method: string, path: string, body?: object) =>
    request(service(), method, `/api/qr-codes${path}`, { as: asStaff(tenant), ...(body && { body }) });
  const refused = async (draft: object) => {
    const { status, body } = await call('POST', '', { name: 'Eingang', fallback: '/', ...draft });
    const [{ field, message }] = body.errors as [Fault];
    expect(status).toBe(422);
    return [field, message];
  };
  return { tenant, call, refused };
}

test('QR-01: creates a unique path if none is given, and keeps it because it is printed', async () => {
  const { call } = await business();
  const made = await call('POST', '', { name: 'Eingang', fallback: '/' });
  const code = made.body.data as { id: string; path: string; version: number };
  expect([made.status, code.path]).toEqual([201, expect.stringMatching(/^[a-z0-9]{6}$/)]);
  const same = await call('POST', '', { name: 'Zweiter', path: code.path, fallback: '/' });
  expect([same.status, (same.body.errors as Fault[])[0]?.field]).toEqual([422, 'path']);

  const other = await call('PUT', `/${code.id}`, { name: 'Eingang', path: 'anders', fallback: '/', version: 1 });
  expect([other.status, (other.body.errors as Fault[])[0]]).toEqual([
    422,
    expect.objectContaining({ field: 'path', code: 'PATH_IS_PRINTED' }),
  ]);
  const changed = await call('PUT', `/${code.id}`, { name: 'Tür', fallback: '/neu', version: 1 });
  expect(changed.body.data).toMatchObject({ name: 'Tür', path: code.path, fallback: '/neu', version: 2 });
  const found = await call('GET', `?filter[path]=${code.path}`);
  expect((found.body.data as { id: string }[]).map(({ id }) => id)).toEqual([code.id]);
});

test('QR-02, QR-03: rejects invalid rules with the name of their field', async () => {
  const { refused, call } = await business();
  expect(await refused({ fallback: 'https://192.0.2.1/' })).toEqual([
    'fallback',
    expect.stringContaining('„Standardziel“ ist ungültig.'),
  ]);
  expect(await refused({ rules: [{ target: '/a' }] })).toEqual([
    'rules.0.target',
    expect.stringContaining('keine Bedingung'),
  ]);
  expect(await refused({ rules: [{ opening: 'open', target: '/a' }] })).toEqual([
    'branch',
    expect.stringContaining('Regel 1 fragt, ob sie geöffnet ist.'),
  ]);
  expect(await refused({ branch: { id: uuidv7() } })).toEqual(['branch', expect.any(String)]);
  expect(await refused({ rules: [{ timeFrom: '11:30', timeTo: '11:30', target: '/a' }] })).toEqual([
    'rules.0.timeTo',
    expect.any(String),
  ]);
  const [from, until] = ['2026-12-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z'];
  expect(await refused({ rules: [{ from, until, target: '/a' }] })).toEqual(['rules.0.until', expect.any(String)]);
  expect(await refused({ rules: Array(21).fill({ device: 'phone', target: '/a' }) })).toEqual([
    'rules',
    expect.any(String),
  ]);
  expect((await call('GET', '')).body.data).toEqual([]);
});

test("returns a business's codes and branch hours to the gateway only", async () => {
  const { tenant, call } = await business();
  const draft = { ...qrCodes.example, branch: { id: branch.id } };
  const code = (await call('POST', '', draft)).body.data;
  const as = { ...asGuest(tenant), isInternal: true };
  const reply = await request(service(), 'GET', `${listQrTargets.path}`, { as });
  expect(reply.body.data).toEqual({
    codes: [code],
    branches: [
      {
        id: branch.id,
        version: branch.version,
        timeZone: branch.timeZone,
        openingHours: branch.openingHours,
        isDeliveryHoursEnabled: branch.isDeliveryHoursEnabled,
        deliveryHours: branch.deliveryHours,
      },
    ],
  });
  expect((await request(service(), 'GET', listQrTargets.path, { as: asStaff(tenant) })).status).not.toBe(200);
  const other = await request(service(), 'GET', listQrTargets.path, { as: { ...asGuest(uuidv7()), isInternal: true } });
  expect(other.body.data).toEqual({ codes: [], branches: [] });
});

test('returns a consistent snapshot, also if codes are deleted between two pages', async () => {
  const { tenant, call } = await business();
  const { id } = (await call('POST', '', qrCodes.example)).body.data as unknown as { id: string };
  // One more than a page, with the deleted one on the first.
  await service().sql(
    `insert into qr_codes (tenant_id, id, version, created_at, updated_at, doc)
     select tenant_id, gen_random_uuid(), version, created_at, updated_at, doc || jsonb_build_object('path', 'mehr-' || n)
     from qr_codes cross join generate_series(1, 500) n where id = $1`,
    [id],
  );
  const { env, databasePrefix } = service().options;
  const url = inDatabase(String(env?.DATABASE_URL), databaseName('analytics', databasePrefix));
  const reply = await connected(url, async (client) => {
    await client.query('begin');
    // Branches are read after the first page.
    await client.query('lock table copy in access exclusive mode');
    const pending = request(service(), 'GET', listQrTargets.path, { as: { ...asGuest(tenant), isInternal: true } });
    await until('the branches are requested', async () => {
      const { rows } = await client.query(`select from pg_locks where relation = 'copy'::regclass and not granted`);
      return rows.length > 0;
    });
    await client.query('delete from qr_codes where tenant_id = $1 and id = $2', [tenant, id]);
    await client.query('delete from copy where tenant_id = $1', [tenant]);
    await client.query('commit');
    return pending;
  });
  const { codes, branches } = reply.body.data as unknown as { codes: { path: string }[]; branches: object[] };
  expect([new Set(codes.map(({ path }) => path)).size, branches.length]).toEqual([501, 1]);
});

test('QR-06: prints a code with the address of its business, as SVG, PDF and on a sheet', async () => {
  const { tenant, call } = await business();
  const draft = { ...qrCodes.example, branch: { id: branch.id } };
  const { id } = (await call('POST', '', draft)).body.data as { id: string };
  const image = (query: string) => call('GET', `/${id}/image?${query}`);
  // Its host is not known yet.
  expect((await image('')).status).toBe(409);
  const data = { ...tenantChanged.example, id: tenant };
  await service().publish(tenant, { type: tenantChanged.type, subject: tenant, version: 1, data });
  await service().settled();

  const svg = await image('size=60&colour=%23003f4b');
  expect([svg.status, svg.headers.get('content-type')]).toEqual([200, expect.stringContaining('image/svg+xml')]);
  expect(svg.bytes.toString()).toContain('width="60mm"');
  for (const path of [`/${id}/image?format=pdf`, `/sheet?ids=${id}`]) {
    const pdf = await call('GET', path);
    expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  }
  const faults = async (path: string) => {
    const { status, body } = await call('GET', path);
    return [status, (body.errors as Fault[])[0]?.field];
  };
  expect(await faults(`/${id}/image?level=M`)).toEqual([422, 'level']);
  expect((await faults(`/${id}/image?colour=%23ffff00`))[1]).toBe('colour');
  expect((await faults(`/${id}/image?size=5`))[1]).toBe('size');
  expect((await faults('/sheet?ids=x'))[1]).toBe('ids');
  expect((await call('GET', `/sheet?ids=${id},${uuidv7()}`)).status).toBe(404);
  const other = await request(service(), 'GET', `/api/qr-codes/${id}/image`, { as: asStaff(uuidv7()) });
  expect(other.status).toBe(404);
});

test('QR-06: prints the logo of the business on codes that want it, once it is known', async () => {
  const { tenant, call } = await business();
  const draft = { ...qrCodes.example, branch: { id: branch.id }, hasLogo: true };
  const { id } = (await call('POST', '', draft)).body.data as { id: string };
  const publish = async (type: string, data: object, version: number) => {
    await service().publish(tenant, { type, subject: tenant, version, data });
    await service().settled();
  };
  await publish(tenantChanged.type, { ...tenantChanged.example, id: tenant }, 1);
  for (const path of [`/${id}/image`, `/${id}/image?format=pdf`, `/sheet?ids=${id}`]) {
    const { status, body } = await call('GET', path);
    expect([status, (body.errors as Fault[])[0]?.code]).toEqual([409, 'NO_LOGO']);
  }
  const { logo } = logoDrawn.example;
  await publish(logoDrawn.type, { id: tenant, logo }, 1);
  const svg = await call('GET', `/${id}/image`);
  expect([svg.status, svg.bytes.toString()]).toEqual([200, expect.stringContaining(`base64,${logo?.png}`)]);
  expect(svg.bytes.toString()).not.toContain('<text');
  for (const path of [`/${id}/image?format=pdf`, `/sheet?ids=${id}`]) {
    const pdf = await call('GET', path);
    expect([pdf.status, pdf.bytes.toString('latin1')]).toEqual([200, expect.stringContaining('/Subtype /Image')]);
  }
  const low = await call('GET', `/${id}/image?level=M`);
  expect([low.status, (low.body.errors as Fault[])[0]?.field]).toEqual([422, 'level']);
  await publish(logoDrawn.type, { id: tenant, logo: null }, 2);
  expect((await call('GET', `/${id}/image`)).status).toBe(409);
});

test('QR-08: uses the layout of the business, and the default until its settings are known', async () => {
  const { tenant, call } = await business();
  const data = { ...tenantChanged.example, id: tenant };
  await service().publish(tenant, { type: tenantChanged.type, subject: tenant, version: 1, data });
  await service().settled();
  const made = await Promise.all(['Eins', 'Zwei', 'Drei'].map((name) => call('POST', '', { name, fallback: '/' })));
  const ids = made.map(({ body }) => (body.data as { id: string }).id).join(',');
  const pages = async (layout: string) => {
    const { status, bytes } = await call('GET', `/sheet?layout=${layout}&ids=${ids}`);
    expect(status).toBe(200);
    return [...bytes.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)].length;
  };
  expect([await pages('detail'), await pages('compact')]).toEqual([1, 1]);
  const settings = { ...configChanged.example.config, labels: { ...labelLayouts, compact: { rows: 2, columns: 1 } } };
  await service().publish(tenant, configChanged(tenant, 1, { id: tenant, config: settings }));
  await service().settled();
  expect([await pages('detail'), await pages('compact')]).toEqual([1, 2]);
  const refused = await call('GET', `/sheet?layout=riesig&ids=${ids}`);
  expect([refused.status, (refused.body.errors as Fault[])[0]?.field]).toEqual([422, 'layout']);
});
