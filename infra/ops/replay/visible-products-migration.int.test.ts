// MENU-11: products stored before sold-out ones could be hidden stay visible while they are sold out, and none becomes
// visible outside its times.
import { afterEach, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { databaseBefore } from './database-before.ts';

type Before = Awaited<ReturnType<typeof databaseBefore>>;
let open: Before | undefined;
afterEach(async () => {
  await open?.drop();
  open = undefined;
});

const morning = [{ type: 'daily', from: '08:00', to: '10:30' }];
const products = {
  always: { schedule: [], isVisibleWhenUnavailable: false },
  shown: { schedule: morning, isVisibleWhenUnavailable: true },
  timed: { schedule: morning, isVisibleWhenUnavailable: false },
  timedOnMenu: { schedule: [], isVisibleWhenUnavailable: false },
};
const ids = Object.fromEntries(Object.keys(products).map((name) => [name, uuidv7()]));
const menu = {
  name: 'Karte',
  catalog: [
    {
      id: uuidv7(),
      products: [
        { id: ids.always, isEnabled: true, schedule: [] },
        { id: ids.timedOnMenu, isEnabled: true, schedule: morning },
      ],
    },
  ],
};
const expected = { always: true, shown: true, timed: false, timedOnMenu: false };
const read = async (database: Before, from: string) => {
  const rows = await database.sql(`select id, doc from ${from}`);
  const docs = rows as { id: string; doc: { isVisibleWhenUnavailable: boolean } }[];
  return Object.fromEntries(
    Object.entries(ids).map(([name, id]) => [name, docs.find((row) => row.id === id)?.doc.isVisibleWhenUnavailable]),
  );
};

test('keeps sold-out products of the catalogue visible', async () => {
  const database = await databaseBefore('catalog', '0028_visible_products.sql');
  open = database;
  const tenant = uuidv7();
  const insert = (table: string, id: string | undefined, doc: object) =>
    database.sql(
      `insert into ${table} (tenant_id, id, version, doc, created_at, updated_at) values ($1, $2, 1, $3, now(), now())`,
      [tenant, id, doc],
    );
  for (const [name, doc] of Object.entries(products)) await insert('products', ids[name], { name, ...doc });
  await insert('menus', uuidv7(), menu);
  await database.upgrade();
  expect(await read(database, 'products')).toEqual(expected);
});

test('changes the copies that TVs show in the same way', async () => {
  const database = await databaseBefore('signage', '0003_visible_products.sql');
  open = database;
  const tenant = uuidv7();
  const insert = (kind: string, id: string | undefined, doc: object) =>
    database.sql('insert into copy (tenant_id, kind, id, doc) values ($1, $2, $3, $4)', [tenant, kind, id, doc]);
  for (const [name, doc] of Object.entries(products)) await insert('catalog.product', ids[name], { name, ...doc });
  await insert('catalog.menu', uuidv7(), menu);
  await database.upgrade();
  expect(await read(database, `copy where kind = 'catalog.product'`)).toEqual(expected);
});
