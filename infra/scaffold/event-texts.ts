import { contractOf, type DefinedResource } from './defined-resources.ts';
import { camel } from './names.ts';

/** One event's names, in every spelling that the code uses. */
export type EventNames = {
  /** `coupon-retired` and `retired`. */
  name: string;
  past: string;
  type: string;
  /** `couponRetired` makes the fact, `recordCouponRetired` is the endpoint. */
  eventId: string;
  recordId: string;
  table: string;
  contract: string;
};

/** packages/contracts/src/SERVICE/NAME.ts */
export const eventContract = (event: EventNames, { names, label, service, write }: DefinedResource, word: string) => `\
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { byId, exampleId, id, instant } from '../wire.ts';

/** Staff say that a ${names.oneWords} is ${event.past}. Saying so again changes nothing. */
export const ${event.recordId} = endpoint({
  name: '${event.recordId}',
  service: '${service}',
  method: 'POST',
  path: '/${names.many}/:id/status/${event.past}',
  summary: '${label} als „${word}“ vermerken',
  needs: '${write}',
  params: byId,
  reply: { kind: 'empty' },
  status: 204,
  example: { params: { id: exampleId('${names.one}') } },
});

export const ${event.eventId} = defineEvent({
  type: '${event.type}',
  summary: '${label}: ${word}.',
  data: z.object({ id, at: instant }),
  example: { id: exampleId('${names.one}'), at: '2026-11-21T12:00:00.000Z' },
});
`;

/** services/SERVICE/migrations/NUMBER_NAME.sql */
export const eventMigration = ({ table, past }: EventNames, { names }: DefinedResource) => `\
-- Which ${names.manyWords} are ${past}, and since when.
create table ${table} (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references ${names.table} (tenant_id, id) on delete cascade);
select protect_tenant_table('${table}');
`;

/** services/SERVICE/src/MANY/record-NAME.ts */
export const actText = (event: EventNames, { names, file }: DefinedResource) => `\
import { ${names.manyId} } from '${contractOf(file)}';
import { ${event.eventId}, ${event.recordId} } from '${event.contract}';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';

/** Writes down that a ${names.oneWords} is ${event.past}, and tells it in the same transaction: the first time, and never again. */
export const ${event.recordId}Route = ({ db, now }: Pick<ServiceBase<unknown>, 'db' | 'now'>): Route =>
  route(${event.recordId}, ({ tenant, params: { id } }) =>
    db.withTenant(tenant, async (tx) => {
      const [found] = await tx.query<{ version: number }>(
        'select version from ${names.table} where id = $1 for update',
        [id],
        '${event.name}-find',
      );
      if (!found) throw unknown(${names.manyId}.label.one);
      const at = now();
      const written = await tx.query(
        'insert into ${event.table} (id, at) values ($1, $2) on conflict do nothing returning id',
        [id, at],
        '${event.name}-record',
      );
      if (written.length > 0) tx.publish(${event.eventId}(id, found.version, { id, at: at.toISOString() }));
      return undefined;
    }),
  );
`;

/** services/SERVICE/src/MANY/record-NAME.int.test.ts */
export const actTest = (event: EventNames, { names, file, service }: DefinedResource) => `\
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { ${names.manyId} } from '${contractOf(file)}';
import { ${event.eventId} } from '${event.contract}';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import { ${camel(service)} } from '../service.ts';

let service: TestService<Awaited<ReturnType<typeof ${camel(service)}.setup>>>;
const now = new Date('2026-11-21T11:00:00Z');
beforeAll(async () => {
  service = await startForTest(${camel(service)}, { now: () => now });
});
afterAll(() => service.stop());
afterEach(() => expect(service.log.filter((line) => line.level === 'error')).toEqual([]));

const tenant = uuidv7();
const record = (id: string, as = asStaff(tenant)) =>
  request(service, 'POST', \`/api/${names.many}/\${id}/status/${event.past}\`, { as, now });

/** One that is there, whatever else it would need to be made. */
async function a${names.Type}(): Promise<string> {
  const { example } = ${names.manyId}.events.changed;
  const id = uuidv7();
  await service.sql(
    'insert into ${names.table} (tenant_id, id, version, doc, created_at, updated_at) values ($1, $2, 1, $3, $4, $4)',
    [tenant, id, JSON.stringify(example), now],
  );
  return id;
}

test('it is told once, however often it is said', async () => {
  const [one, other] = [await a${names.Type}(), await a${names.Type}()];
  for (const id of [one, one, other]) expect((await record(id)).status).toBe(204);
  const told = () => service.events.filter(({ type }) => type === ${event.eventId}.type);
  await until('the last is told', () => told().some(({ subject }) => subject === other));
  expect(told().map(({ data }) => data)).toEqual([one, other].map((id) => ({ id, at: now.toISOString() })));
});

test('of one that is not there, of another business, or said by a guest, nothing is written', async () => {
  const id = await a${names.Type}();
  expect((await record(uuidv7())).status).toBe(404);
  expect((await record(id, asStaff(uuidv7()))).status).toBe(404);
  expect((await record(id, asGuest(tenant))).status).toBe(401);
  expect(await service.sql('select from ${event.table} where id = $1', [id])).toEqual([]);
});
`;

/** services/CONSUMER/src/MANY/hears-NAME.ts */
export const reactionText = (event: EventNames, { names, service }: DefinedResource) => `\
import { ${event.eventId} } from '${event.contract}';
import { reaction } from '@theke/kit/events/subscription';

/** Remembers which ${names.manyWords} ${service} has told to be ${event.past}. */
export const hears${event.eventId.charAt(0).toUpperCase()}${event.eventId.slice(1)} = reaction(${event.eventId}, {
  name: \`hears \${${event.eventId}.type}\`,
  handle: async (tx, { data: { id, at } }) => {
    tx.query('insert into ${event.table} (id, at) values ($1, $2) on conflict do nothing', [id, at], '${event.name}-heard');
  },
});
`;

/** services/CONSUMER/migrations/NUMBER_NAME.sql */
export const reactionMigration = ({ table, past }: EventNames, { names, service }: DefinedResource) => `\
-- Which ${names.manyWords} of ${service} are ${past}, and since when; kept by events.
create table ${table} (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  at timestamptz not null,
  primary key (tenant_id, id));
select protect_tenant_table('${table}');
`;

/** services/CONSUMER/src/MANY/hears-NAME.int.test.ts */
export const reactionTest = (event: EventNames, consumer: string) => `\
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { ${event.eventId} } from '${event.contract}';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { ${camel(consumer)} } from '../service.ts';

let service: TestService<Awaited<ReturnType<typeof ${camel(consumer)}.setup>>>;
beforeAll(async () => {
  service = await startForTest(${camel(consumer)});
});
afterAll(() => service.stop());
afterEach(() => expect(service.log.filter((line) => line.level === 'error')).toEqual([]));

test('what is told is remembered, each for its own business', async () => {
  const { id, at } = ${event.eventId}.example;
  const tenants = [uuidv7(), uuidv7()];
  for (const tenant of [...tenants, tenants[0] as string])
    await service.tell(tenant, ${event.eventId}(id, 1, { id, at }));
  await service.settled();
  const rows = await service.sql('select tenant_id, id, at from ${event.table} order by tenant_id');
  expect(rows).toEqual(tenants.sort().map((tenant) => ({ tenant_id: tenant, id, at: new Date(at) })));
});
`;
