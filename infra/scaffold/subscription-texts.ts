import { contractOf, type DefinedResource } from './defined-resources.ts';
import { camel } from './names.ts';

export const copyTable = ({ names }: DefinedResource): string => `${names.oneInTables}_copy`;
export const copyName = ({ names }: DefinedResource): string => `${names.oneId}Copies`;

/** services/CONSUMER/src/MANY/ONE-copies.ts */
export const copyText = (resource: DefinedResource, consumer: string) => {
  const { manyId, oneId, one, manyWords } = resource.names;
  const table = copyTable(resource);
  return `\
import { ${manyId} } from '${contractOf(resource.file)}';
import { copyOf } from '@theke/kit/events/subscription';

/** What ${consumer} knows of the ${manyWords} that ${resource.service} keeps: each as it was last told. */
export const ${copyName(resource)} = copyOf(${manyId}.events, {
  apply: async (tx, ${oneId}) => {
    tx.query(
      'insert into ${table} (id, doc) values ($1, $2) on conflict (tenant_id, id) do update set doc = excluded.doc',
      [${oneId}.id, JSON.stringify(${oneId})],
      '${one}-copy-save',
    );
  },
  remove: async (tx, id) => {
    tx.query('delete from ${table} where id = $1', [id], '${one}-copy-remove');
  },
});
`;
};

/** services/CONSUMER/migrations/NUMBER_ONE_copy.sql */
export const copyMigration = (resource: DefinedResource) => `\
-- What ${resource.service} owns and is needed here, kept by events.
create table ${copyTable(resource)} (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  doc jsonb not null,
  primary key (tenant_id, id));
select protect_tenant_table('${copyTable(resource)}');
`;

/** services/CONSUMER/src/MANY/ONE-copies.int.test.ts */
export const copyTest = (resource: DefinedResource, consumer: string) => {
  const { manyId } = resource.names;
  const definition = camel(consumer);
  return `\
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { ${manyId} } from '${contractOf(resource.file)}';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { ${definition} } from '../service.ts';

const { changed, deleted } = ${manyId}.events;
const { id } = changed.example;

let service: TestService<Awaited<ReturnType<typeof ${definition}.setup>>>;
beforeAll(async () => {
  service = await startForTest(${definition});
});
afterAll(() => service.stop());
afterEach(() => expect(service.log.filter((line) => line.level === 'error')).toEqual([]));

test('the newest state is kept, an older one changes nothing, and what is deleted stays away', async () => {
  const tenant = uuidv7();
  const hear = async (fact: ReturnType<typeof changed>) => {
    await service.tell(tenant, fact);
    await service.settled();
    const rows = await service.sql<{ doc: object }>('select doc from ${copyTable(resource)} where tenant_id = $1', [tenant]);
    return rows.map(({ doc }) => doc);
  };
  const inVersion = (version: number) => changed(id, version, { ...changed.example, version });
  const second = { ...changed.example, version: 2 };
  expect(await hear(inVersion(2))).toEqual([second]);
  expect(await hear(inVersion(1))).toEqual([second]);
  expect(await hear(deleted(id, 3, { id }))).toEqual([]);
  expect(await hear(inVersion(2))).toEqual([]);
});
`;
};
