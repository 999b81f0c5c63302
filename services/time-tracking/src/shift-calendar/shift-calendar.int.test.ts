// TIME-28: the calendar of one's own shifts, by a secret address
import { expect, test } from '@jest/globals';
import { users } from '@theke/contracts/identity/user';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { timeClock, vienna } from '../../testing/time-clock.ts';

const { service, business, setClock } = timeClock();

async function aTeam() {
  const shop = await business();
  const { tenant, branch, ask, hire } = shop;
  const [sara, jonas] = [await hire('Novak'), await hire('Berger')];
  const as = (id: string) => asStaff(tenant, { roles: ['ROLE_EMPLOYEE'], branches: [branch], id });
  const create = async (id: string) => {
    const { status, body } = await ask('PUT', 'own-time/calendar', { as: as(id), body: {} });
    expect(status).toBe(200);
    return String((body.data as { path: string }).path.split('/').at(-1));
  };
  const read = async (key: string, tenantId = tenant) => {
    const { status, bytes } = await ask('GET', 'shift-calendars/-', { as: asGuest(tenantId), key });
    return { status, text: bytes.toString() };
  };
  const plan = async (user: string | null, note = '') => {
    const times = { startAt: vienna('17:00', 1), endAt: vienna('23:00', 1), pauseMinutes: 30 };
    const body = { branch: { id: branch }, user: user && { id: user }, ...times, role: 'Küche', note };
    expect((await ask('POST', 'working-schedules', { body })).status).toBe(201);
  };
  const publish = async () => {
    const body = { branch: { id: branch }, monday: '2026-11-23' };
    expect((await ask('POST', 'working-schedules/publish', { body })).status).toBeLessThan(300);
  };
  return { ...shop, sara, jonas, as, create, read, plan, publish };
}
const summaries = (text: string) => text.match(/^SUMMARY:.*$/gm) ?? [];

test('contains own published shifts and approved absences, and nothing of others', async () => {
  const { sara, jonas, ask, create, read, plan, publish } = await aTeam();
  await plan(sara, 'Bitte, pünktlich');
  await plan(jonas);
  await plan(null);
  const key = await create(sara);
  expect(summaries((await read(key)).text)).toEqual([]);
  await publish();
  const absence = { user: { id: sara }, kind: 'sick', from: '2026-11-26', to: '2026-11-27' };
  expect((await ask('POST', 'absences', { body: absence })).status).toBe(201);
  const { status, text } = await read(key);
  expect(status).toBe(200);
  expect(summaries(text).map((line) => line.replace(/,.*$/, ''))).toEqual(['SUMMARY:Küche\\', 'SUMMARY:Abwesend']);
  expect(text).toContain('DTSTART;TZID=Europe/Vienna:20261124T170000\r\n');
  expect(text).toContain('DTEND;VALUE=DATE:20261128\r\n');
  expect(text.replaceAll('\r\n ', '')).toContain('DESCRIPTION:30 Min. Pause\\nBitte\\, pünktlich\r\n');
});

test('an address is stored as a hash only; a new one replaces it, and a revoked one opens nothing', async () => {
  const { tenant, sara, as, ask, create, read } = await aTeam();
  const [first, second] = [await create(sara), await create(sara)];
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  const rows = await service().sql<{ row: string }>(
    'select to_jsonb(c)::text as row from shift_calendar c where tenant_id = $1',
    [tenant],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(second);
  expect((await ask('DELETE', 'own-time/calendar', { as: as(sara) })).status).toBe(204);
  expect((await ask('DELETE', 'own-time/calendar', { as: as(sara) })).status).toBe(204);
  expect((await read(second)).status).toBe(404);
  expect((await ask('GET', 'own-time/calendar', { as: as(sara) })).body.data).toEqual({ createdAt: null });
});

test('opens nothing at another business, for a wrong key or after the account was closed', async () => {
  const { tenant, branch, sara, create, read } = await aTeam();
  const other = await aTeam();
  const key = await create(sara);
  expect((await read(key, other.tenant)).status).toBe(404);
  expect((await read('thd_geraten')).status).toBe(404);
  setClock('10:00');
  const closed = { ...users.events.changed.example, id: sara, isActive: false, branches: [{ id: branch }] };
  await service().publish(tenant, users.events.changed(sara, 2, closed));
  await service().settled();
  expect((await read(key)).status).toBe(404);
});
