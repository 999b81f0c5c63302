// After an upgrade, an installation knows what is in use (HTTP-16) and what is sold out.
import { afterAll, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { databaseBefore } from './database-before.ts';

const databases: Awaited<ReturnType<typeof databaseBefore>>[] = [];
async function before(...at: Parameters<typeof databaseBefore>) {
  const database = await databaseBefore(...at);
  databases.push(database);
  return database;
}
afterAll(async () => {
  for (const { drop } of databases) await drop();
});

test('ordering lists each branch with open orders in its snapshots', async () => {
  const { sql, upgrade } = await before('ordering', '0080_open_orders.sql');
  const [tenant, open, finished] = [uuidv7(), uuidv7(), uuidv7()];
  for (const [branch, status] of [
    [open, 'placed'],
    [open, 'confirmed'],
    [open, 'completed'],
    [finished, 'canceled'],
  ])
    await sql(
      `insert into orders (tenant_id, id, uid, version, branch_id, status, kind, delivery_type, payment_method, currency, total_gross, totals, items,
         contact, comment, history, placed_at, updated_at)
       values ($1, $2::uuid, $2::text, 1, $3, $4, 'order', 'takeaway', 'cash', 'EUR', 0, '{}', '[]', '{}', '', '[]', now(), now())`,
      [tenant, uuidv7(), branch, status],
    );
  await upgrade();
  expect(await sql('select tenant_id, branch_id, version from open_orders')).toEqual([
    { tenant_id: tenant, branch_id: open, version: 1 },
  ]);
});

// SIGN-22
test('ordering lists each branch that is sold out of something in its snapshots', async () => {
  const { sql, upgrade } = await before('ordering', '0100_sold_out.sql');
  const [tenant, branch, stocked] = [uuidv7(), uuidv7(), uuidv7()];
  const products = [uuidv7(), uuidv7()].toSorted();
  for (const [at, product, remaining] of [
    [branch, products[1], 0],
    [branch, products[0], 0],
    [branch, uuidv7(), 2],
    [stocked, uuidv7(), 1],
  ])
    await sql('insert into stock (tenant_id, branch_id, product_id, remaining, version) values ($1, $2, $3, $4, 1)', [
      tenant,
      at,
      product,
      remaining,
    ]);
  await upgrade();
  expect(await sql('select * from sold_out')).toEqual([{ tenant_id: tenant, branch_id: branch, version: 1, products }]);
});

test('media fetches copies again when it stores more of them', async () => {
  const { sql, upgrade } = await before('media', '0015_library.sql');
  await sql(
    `insert into fetched_copy (kind) values ('catalog.branch'), ('catalog.product'), ('identity.config'), ('time-tracking.task')`,
  );
  await upgrade();
  expect(await sql('select kind from fetched_copy')).toEqual([]);
});
