// Operational state of a service: for the gateway only, with the dead letters of the tenant.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { configChanged } from '@theke/contracts/identity/config';
import { type ServiceState, serviceState } from '@theke/contracts/operations/service-operations';
import { v7 as uuidv7 } from 'uuid';
import { asGateway, asGuest, asStaff } from '../../testing/callers.ts';
import { request } from '../../testing/request.ts';
import { sample } from '../../testing/sample-service.ts';
import { startForTest, type TestService } from '../../testing/start-for-test.ts';
import { until } from '../../testing/until.ts';

let service: TestService<Awaited<ReturnType<typeof sample.setup>>>;
beforeAll(async () => {
  service = await startForTest(sample);
});
afterAll(() => service.stop());

const path = '/internal/operations';
const stateFor = async (tenant: string): Promise<ServiceState> =>
  serviceState.parse((await request(service, 'GET', path, { as: asGateway(tenant) })).body.data);

test("lists and redrives only the tenant's dead letters, with their reason but without data", async () => {
  const [ours, theirs] = [uuidv7(), uuidv7()];
  await service.sql('alter table heard rename to heard_elsewhere');
  const event = await service.publish(ours, configChanged(uuidv7(), 1, configChanged.example));
  await service.publish(theirs, configChanged(uuidv7(), 1, configChanged.example));
  await until('both events are dead letters', async () => (await service.bus.depth('catalog')).dead === 2);
  expect((await stateFor(ours)).deadLetters).toEqual([
    {
      id: event.id,
      type: configChanged.type,
      subject: event.subject,
      reason: 'relation "heard" does not exist',
      attempts: 5,
      at: expect.stringMatching(/^\d{4}-/),
    },
  ]);

  await service.sql('alter table heard_elsewhere rename to heard');
  const redrive = (tenant: string, body: object) =>
    request(service, 'POST', `${path}/redrive`, { as: asGateway(tenant), body });
  expect((await redrive(theirs, { ids: [event.id] })).body.data).toEqual({ count: 0 });
  expect((await redrive(ours, {})).body.data).toEqual({ count: 1 });
  await service.settled();
  expect((await stateFor(ours)).deadLetters).toEqual([]);
  expect((await stateFor(theirs)).deadLetters).toHaveLength(1);
});

test('returns an empty history at first and rejects unsupported hours', async () => {
  const read = (hours: string) =>
    request(service, 'GET', `${path}/history?hours=${hours}`, { as: asGateway(uuidv7()) });
  expect((await read('24')).body).toEqual({ data: [] });
  expect(await read('2')).toMatchObject({ status: 422, body: { errors: [{ field: 'hours' }] } });
});

test('answers only the gateway', async () => {
  const tenant = uuidv7();
  for (const as of [asGuest(tenant), asStaff(tenant)])
    for (const [method, to] of [
      ['GET', path],
      ['GET', `${path}/history`],
      ['POST', `${path}/redrive`],
    ] as const)
      expect((await request(service, method, to, { as, ...(method === 'POST' && { body: {} }) })).status).toBe(404);
  expect((await request(service, 'GET', path)).status).toBe(401);
});
