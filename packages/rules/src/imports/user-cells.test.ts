import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { guessColumns } from './guess-columns.ts';
import { readUserCells } from './user-cells.ts';
import { roleSpellings, userColumns, userImportFieldNames } from './user-columns.de.ts';

const branches = [
  { id: 'a', name: 'Neubau' },
  { id: 'b', name: 'Linz, Hauptplatz' },
  { id: 'c', name: 'Graz' },
  { id: 'd', name: 'graz' },
];
const read = (field: 'roles' | 'branches' | 'email', cell: string) => readUserCells([cell], [field], branches);

// IMPORT-13
test('recognises the headings of an export and of other programs', () => {
  expect(guessColumns(Object.values(userColumns.labels), userColumns)).toEqual(userImportFieldNames);
  expect(guessColumns(['Zuname', 'E-Mail', 'Funktion', 'Filiale', 'Vorname'], userColumns)).toEqual([
    ...['lastName', 'email', 'roles', 'branches', 'firstName'],
  ]);
});

test('reads roles by their German words, each once', () => {
  for (const [role, words] of Object.entries(roleSpellings))
    for (const word of words) expect(read('roles', ` ${word.toUpperCase()} `).values).toEqual({ roles: [role] });
  expect(read('roles', 'Leitung; Team, Leiterin').values).toEqual({ roles: ['ROLE_MANAGER', 'ROLE_EMPLOYEE'] });
  expect(read('roles', 'Team, Koch').faults).toEqual([
    {
      field: 'roles',
      message: '„Koch“ ist keine Rolle. Möglich sind Administration, Leitung, Team und Redaktion.',
    },
  ]);
});

test('finds branches by name, also with a comma in it, and none that is ambiguous', () => {
  expect(read('branches', 'linz, hauptplatz').values).toEqual({ branches: [{ id: 'b' }] });
  expect(read('branches', 'Neubau; Neubau').values).toEqual({ branches: [{ id: 'a' }] });
  expect(read('branches', 'Graz').faults[0]?.message).toContain('Mehrere Filialen heißen „Graz“.');
  expect(read('branches', 'Wels').faults[0]?.message).toBe(
    '„Wels“ ist keine Filiale. Möglich sind Neubau, Linz, Hauptplatz, Graz, graz.',
  );
});

test('keeps what is stored where a cell is empty, and never throws', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom('', ' ', 'Team', 'x', ','), { minLength: 5, maxLength: 5 }), (cells) => {
      const { values, faults } = readUserCells(cells, userImportFieldNames, branches);
      for (const [index, field] of userImportFieldNames.entries())
        if (cells[index]?.trim() === '') expect(Object.keys(values)).not.toContain(field);
      expect(new Set(faults.map(({ field }) => field)).size).toBe(faults.length);
    }),
  ));
