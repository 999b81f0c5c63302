import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { permissions } from '@theke/contracts/permissions';
import { root } from '../local/checkout.ts';
import { permissionPage, permissionTable } from './permission-page.ts';

const page = permissionPage();

test('has a row for each permission, with the data each role and key reaches', () => {
  expect(page.match(/^\| `/gm)).toHaveLength(Object.keys(permissions).length);
  expect(page).toContain('| `working-times.read` | all | own branches and own | own | – | – | – | – |');
  expect(page).toMatch(
    /^\| `orders\.attend` \| all \| all \| own branches \| – \| its branch \| its branch \| – \| \d+ \|$/m,
  );
});

test('lists endpoints under the permission that they need', () => {
  const [, orders = ''] = page.split('### `orders.write`\n');
  expect(orders.split('###')[0]).toContain('- `POST /api/orders/{id}/status/reject`');
});

test('docs/permissions.md matches the contracts: npm run indexes', () => {
  expect(readFileSync(join(root, 'docs/permissions.md'), 'utf8')).toBe(permissionTable());
});
