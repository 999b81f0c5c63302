import { expect, test } from '@jest/globals';
import { exampleIds } from '@theke/contracts/wire';
import { isUrgent } from './is-urgent.ts';

const order = { id: exampleIds.order, uid: 'K7M2XQPA' };
const table = (id: string, total = 1) => ({ id, total, oldest: order });
const [one, other] = [exampleIds.table, exampleIds.branch];

test.each([
  ['the first order of a branch', {}, { total: 1, tables: [] }, true],
  ['the last order of a branch', { total: 1, tables: [] }, { total: 0, tables: [] }, true],
  ['one more order', { total: 1, tables: [] }, { total: 2, tables: [] }, false],
  ['no open order, never published', {}, { total: 0, tables: [] }, false],
  ['the first order of a table', { total: 1, tables: [] }, { total: 2, tables: [table(one)] }, true],
  ['the last order of a table', { total: 2, tables: [table(one)] }, { total: 1, tables: [] }, true],
  ['another table', { total: 1, tables: [table(one)] }, { total: 1, tables: [table(other)] }, true],
  ['one more at a table', { total: 1, tables: [table(one)] }, { total: 2, tables: [table(one, 2)] }, false],
  [
    'the same tables in another order',
    { total: 2, tables: [table(one), table(other)] },
    { total: 2, tables: [table(other), table(one)] },
    false,
  ],
])('%s', (_, published, open, urgent) => {
  expect(isUrgent(published, open)).toBe(urgent);
});
