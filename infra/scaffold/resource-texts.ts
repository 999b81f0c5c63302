import type { Names } from './names.ts';

/** What the screens call a resource, in German. */
export type Labels = { one: string; many: string; make: string };

/** Where a resource belongs, and who may read and write it. */
export type Place = { service: string; read: string; write: string };

/** packages/contracts/src/SERVICE/ONE.ts */
export const contractText = ({ many, one, manyId, oneId, Type, manyWords }: Names, labels: Labels, place: Place) => `\
import { z } from 'zod';
import { field } from '../field.ts';
import { defineResource } from '../resource.ts';
import { exampleIds } from '../wire.ts';

/** The ${manyWords} of a business: staff keep them, guests do not see them. */
export const ${manyId} = defineResource({
  service: '${place.service}',
  name: '${many}',
  one: '${one}',
  label: { one: '${labels.one}', many: '${labels.many}' },
  draft: z.strictObject({
    name: field(z.string().trim().min(1).max(120), 'Name'),
    description: field(z.string().trim().max(2000), 'Beschreibung', { widget: 'textarea' }).default(''),
  }),
  read: '${place.read}',
  write: '${place.write}',
  search: ['description'],
  example: { name: '${labels.one} 1', description: '' },
  exampleId: exampleIds.${oneId},
  isForOutside: true,
});
export type ${Type} = z.output<typeof ${manyId}.entity>;
`;

/** frontends/back-office/src/SERVICE/MANY/MANY.ts */
export const officeText = ({ one, manyId }: Names, labels: Labels, { service }: Place) => `\
import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { ${manyId} } from '@theke/contracts/${service}/${one}';
import { Shapes } from 'lucide-react';

export const ${officeName(manyId)} = officeResource(${manyId}, {${service === 'catalog' ? `\n  group: 'catalog',` : ''}
  Icon: Shapes,
  newLabel: '${labels.make}',
  titleOf: ({ name }) => name,
  subtitleOf: ({ description }) => description,
  columns: [{ field: 'updatedAt', from: 'tablet' }],
});
`;

/** `officeGiftCards` */
export const officeName = (manyId: string): string => `office${manyId.charAt(0).toUpperCase()}${manyId.slice(1)}`;

/** services/SERVICE/src/MANY/MANY.int.test.ts */
export const testText = (names: Names, place: Place, definition: string) => {
  const { many, one, manyId, oneId, Type, manyWords } = names;
  return `\
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { ${manyId}, type ${Type} } from '@theke/contracts/${place.service}/${one}';
import type { Role } from '@theke/contracts/permissions';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import { ${definition} } from '../service.ts';

let service: TestService<Awaited<ReturnType<typeof ${definition}.setup>>>;
beforeAll(async () => {
  service = await startForTest(${definition});
});
afterAll(() => service.stop());
afterEach(() => expect(service.log.filter((line) => line.level === 'error')).toEqual([]));

/** Who asks for the ${manyWords} of one business. */
const caller = (as: ReturnType<typeof asGuest>) => (method: string, path: string, body?: object) =>
  request(service, method, \`/api/${many}\${path}\`, { as, ...(body && { body }) });

test('what is kept is listed, changed only by whoever has seen the last change, and told', async () => {
  const staff = caller(asStaff(uuidv7()));
  const made = await staff('POST', '', ${manyId}.example);
  expect(made.status).toBe(201);
  const ${oneId} = made.body.data as ${Type};
  expect(${oneId}).toMatchObject(${manyId}.example);
  expect((await staff('GET', '')).body.data).toEqual([${oneId}]);

  const change = { ...${manyId}.example, name: 'Ein anderer Name', version: ${oneId}.version };
  const changed = await staff('PUT', \`/\${${oneId}.id}\`, change);
  expect(changed.status).toBe(200);
  expect((await staff('PUT', \`/\${${oneId}.id}\`, change)).status).toBe(409);
  expect((await staff('DELETE', \`/\${${oneId}.id}\`)).status).toBe(204);
  expect((await staff('GET', \`/\${${oneId}.id}\`)).status).toBe(404);

  const told = await until('all of it is told', () => {
    const events = service.events.filter(({ subject }) => subject === ${oneId}.id);
    return events.length === 3 && events;
  });
  expect(told.map(({ type, data }) => [type, data])).toEqual([
    [${manyId}.events.changed.type, ${oneId}],
    [${manyId}.events.changed.type, changed.body.data],
    [${manyId}.events.deleted.type, { id: ${oneId}.id }],
  ]);
});

test('whoever leads writes, a team reads, another business sees nothing, a guest is asked to log in', async () => {
  const tenant = uuidv7();
  const as = (role: Role) => caller(asStaff(tenant, { roles: [role] }));
  expect((await as('ROLE_MANAGER')('POST', '', ${manyId}.example)).status).toBe(201);
  expect((await as('ROLE_EMPLOYEE')('POST', '', ${manyId}.example)).status).toBe(403);
  expect((await as('ROLE_EMPLOYEE')('GET', '')).body.meta?.total).toBe(1);
  expect((await caller(asStaff(uuidv7()))('GET', '')).body.meta?.total).toBe(0);
  expect((await caller(asGuest(tenant))('GET', '')).status).toBe(401);
});
`;
};
