import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Config } from '@theke/contracts/identity/config';
import { Problem } from '@theke/kit/problem';
import { asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { until } from '@theke/kit/testing/until';
import { type IdentityFixture, openIdentityFixture } from '../../testing/identity-fixture.ts';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await openIdentityFixture();
});
afterAll(() => fixture.service.stop());

const command = { name: 'Gasthaus Linde', host: 'Linde.Example.AT', admin: 'Chefin@Linde.example' };
const openBusiness = (changes: Partial<typeof command> = {}) =>
  fixture.service.parts.useCases.openBusiness({ ...command, ...changes });

/** Stored businesses and users. */
const stored = async () =>
  (
    await fixture.service.sql<{ count: string }>(
      'select (select count(*) from tenants) + (select count(*) from users) + (select count(*) from outbox) as count',
    )
  )[0]?.count;

test('creates a business with an administrator without a password, and publishes both', async () => {
  const { tenant, administrator } = await openBusiness();
  expect(tenant).toMatchObject({ name: 'Gasthaus Linde', hosts: ['linde.example.at'], isDemo: false });
  expect(administrator).toMatchObject({ email: 'chefin@linde.example', roles: ['ROLE_ADMIN'], isActive: true });
  expect(await fixture.service.sql('select from password where tenant_id = $1', [tenant.id])).toEqual([]);
  const publishedTypes = () =>
    fixture.service.events.filter(({ tenantid }) => tenantid === tenant.id).map(({ type }) => type);
  await until('all events are published', () => publishedTypes().length === 3);
  expect(publishedTypes().sort()).toEqual([
    'identity.config-changed.v1',
    'identity.tenant-changed.v1',
    'identity.user-changed.v1',
  ]);
});

// LEGAL-02
test('requires legal texts to open, which cannot be changed by saving', async () => {
  const { tenant } = await openBusiness({ host: 'neuer.example' });
  const as = asStaff(tenant.id, { roles: ['ROLE_ADMIN'] });
  const read = async () => (await request(fixture.service, 'GET', '/api/config', { as })).body.data as Config;
  const config = await read();
  expect(config.needsLegalTexts).toBe(true);
  const saved = await request(fixture.service, 'POST', '/api/config', {
    as,
    body: { ...config, needsLegalTexts: false },
  });
  expect([saved.status, (await read()).needsLegalTexts]).toEqual([200, true]);
});

test('rejects a taken or invalid host with a sentence and stores nothing', async () => {
  await openBusiness({ host: 'vergeben.example' });
  const before = await stored();
  const refusals: [Partial<typeof command>, string, string][] = [
    [{ host: 'Vergeben.example' }, 'HOST_TAKEN', 'Unter vergeben.example gibt es schon einen Betrieb'],
    [{ host: 'https://shop.example' }, 'HOST_INVALID', '„https://shop.example“ ist kein Hostname'],
    [{ host: 'shop' }, 'HOST_INVALID', '„shop“ ist kein Hostname'],
    [{ host: 'neu.example', admin: 'chefin' }, 'EMAIL_INVALID', '„chefin“ ist keine E‑Mail-Adresse'],
    [{ host: 'neu.example', name: '  ' }, 'NAME_INVALID', 'Bitte geben Sie den Namen'],
  ];
  for (const [changes, code, sentence] of refusals) {
    const refusal: Problem = await openBusiness(changes).then(
      () => new Problem(200, []),
      (error: Problem) => error,
    );
    expect(refusal.faults).toEqual([{ code, message: expect.stringContaining(sentence), field: expect.any(String) }]);
  }
  expect(await stored()).toBe(before);
});

test('assigns a host to one of two concurrent requests', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => openBusiness({ host: 'begehrt.example' })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
