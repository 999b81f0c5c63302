import { expect, test } from '@jest/globals';
import { menus } from './menu.ts';

const given = {
  name: 'Herbst',
  availableFrom: '2026-09-22T00:00:00Z',
  branches: [{ id: '0199f000-0000-7000-8000-000000000001' }],
};
const category = '0199f000-0000-7000-8000-000000000002';
const product = { id: '0199f000-0000-7000-8000-000000000003' };

// MENU-01
test('makes an entry of a catalogue active and always on sale by default', () => {
  const { catalog } = menus.draft.parse({ ...given, catalog: [{ id: category, products: [product] }] });
  expect(catalog).toEqual([{ id: category, products: [{ ...product, isEnabled: true, schedule: [] }] }]);
});

// MENU-01
test.each([
  ['availableFrom', { ...given, availableFrom: undefined }],
  ['branches', { ...given, branches: 'alle' }],
  ['catalog', { ...given, catalog: [{ id: category, products: [{ ...product, isEnabled: 'ja' }] }] }],
])('rejects a menu with an invalid %s and names the field in the fault', (field, sent) => {
  const { error } = menus.draft.safeParse(sent);
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
