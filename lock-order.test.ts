// Two transactions that lock the same rows in different orders deadlock. A statement that changes several rows
// therefore locks them in key order.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = import.meta.dirname;
const sources = globSync('{services/*,packages/kit,gateway}/src/**/*.ts', { cwd: root }).filter(
  (file) => !file.includes('.test.'),
);

/** SQL in the string literals of a file. */
const statementsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:[^`\\]|\\.)*)`|'((?:[^'\\\n]|\\.)*)'/g)].map(
    ([, template, plain]) => template ?? plain ?? '',
  );

const locks = /\bupdate\s+\S+(\s+\w+)?\s+set\b|\bdelete\s+from\b|\bdo\s+update\b|\bfor\s+(update|share)\b/i;
const severalRows = /=\s*any\s*\(|\bunnest\s*\(|_recordset\s*\(|\bfor\s+(update|share)\b/i;
const oneRow = /\bwhere\s+(\$\{inScope\} and )?[\w.]+\s*=\s*\$\d(?!.*=\s*any)(?!.*\b(limit|order)\b)/is;
const inOrder = /\border\s+by\b|\bskip\s+locked\b/i;

const isUnordered = (sql: string): boolean =>
  locks.test(sql) && severalRows.test(sql) && !oneRow.test(sql) && !inOrder.test(sql);

/** Statements that need no explicit order: file, first words, reason. */
const exempt: readonly (readonly [file: string, statement: string, reason: string])[] = [
  [
    'packages/kit/src/bus/postgres/deliveries.ts',
    'delete from delivery where id',
    'claimed; all others skip locked rows',
  ],
  ['services/time-tracking/src/schedules/published-store.ts', '', 'the plan of the branch is locked'],
  ['services/ordering/src/orders/order-store.ts', 'update orders set customer_id', 'locked by ofCustomerForChange'],
  ['services/ordering/src/day-closes/day-close-store.ts', 'update orders set closed_version', 'locked by changed'],
  ['services/ordering/src/drivers/stop-store.ts', 'update orders set stop_number', 'locked by lockRoute'],
  ['services/ordering/src/drivers/stop-store.ts', 'update orders set proof = null', 'locked by lockByCustomer'],
  ['services/ordering/src/orders/order-store.ts', 'with bound as materialized', 'changes one row'],
  ['services/ordering/src/customers/erase-customer.ts', 'update outbox', 'locked by lockOutbox'],
  ['services/analytics/src/orders/figure-store.ts', 'update order_figure', 'locked by findMany'],
  [
    'services/catalog/src/imports/product-import-store.ts',
    'update products set doc',
    'locked by findByNames and findProducts',
  ],
  ['services/analytics/src/orders/figure-store.ts', 'insert into', 'sorted by figureChanges'],
];

test('every statement that locks several rows does so in key order', () => {
  const unordered = sources.flatMap((file) =>
    statementsIn(readFileSync(join(root, file), 'utf8'))
      .filter(isUnordered)
      .map((sql) => ({ file, sql: sql.trim().replaceAll(/\s+/g, ' ') })),
  );
  const isExempt = ({ file, sql }: (typeof unordered)[number]) =>
    exempt.some(([where, statement]) => file === where && sql.startsWith(statement));
  expect(unordered.filter((one) => !isExempt(one))).toEqual([]);
  expect(
    exempt.filter(([where, start]) => !unordered.some((one) => one.file === where && one.sql.startsWith(start))),
  ).toEqual([]);
});
