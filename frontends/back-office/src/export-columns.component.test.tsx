import { expect, test } from '@jest/globals';
import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { csvRow } from '@theke/admin/lists/export/csv.ts';
import { exportColumns } from '@theke/admin/lists/export/export-columns.ts';
import { analyticsLeads } from '@theke/contracts/analytics/analytics-lead';
import { products } from '@theke/contracts/catalog/product';
import { users } from '@theke/contracts/identity/user';
import { widgets } from './widgets.ts';

const context = { timeZone: 'Europe/Vienna', nameOf: (_: string, id: string) => (id === 'neubau' ? 'Neubau' : '') };
const serverFields = {
  id: 'x',
  version: 1,
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T23:30:00.000Z',
};
const cellsOf = (resource: { draft: Parameters<typeof exportColumns>[0] }, fields: Record<string, unknown>) =>
  Object.fromEntries(
    exportColumns(resource.draft, widgets).map(({ label, cell }) => [
      label,
      csvRow([cell({ ...serverFields, ...fields } as OfficeRecord, context)]).trim(),
    ]),
  );

test('formats numbers, money, flags, choices and times in Austrian notation', () => {
  const row = cellsOf(
    products,
    products.draft.parse({ ...products.example, price: 1234.5, tax: 10.5 }) as object as Record<string, unknown>,
  );
  expect(row).toMatchObject({
    Name: 'Margherita',
    Preis: '1234,50',
    'USt. Lieferung (%)': '10,5',
    Verfügbar: 'Ja',
    Art: 'Einfach',
    Allergene: '"A, G"',
    Geändert: '22.11.2026 00:30',
  });
});

test('omits fields that no cell can contain, and never exports passwords', () => {
  expect(Object.keys(cellsOf(products, products.draft.parse(products.example) as never))).not.toContain('Bilder');
  expect(exportColumns(users.draft, widgets).map(({ label }) => label)).not.toContain('Passwort');
});

test('exports the tasks of a lead with their state', () => {
  const tasks = [{ text: 'Küche fragen' }, { text: 'Anrufen', isDone: true }];
  const row = cellsOf(analyticsLeads, analyticsLeads.draft.parse({ ...analyticsLeads.example, tasks }) as never);
  expect(row.Aufgaben).toBe('"Küche fragen, Anrufen (erledigt)"');
});

test('exports references by name; omits deleted ones', () => {
  const row = cellsOf(users, { roles: ['ROLE_ADMIN'], branches: [{ id: 'neubau' }, { id: 'fort' }] });
  expect(row).toMatchObject({ Filialen: 'Neubau', Rollen: 'Administration' });
});
