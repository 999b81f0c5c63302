import { type NamedBranch, readBranches } from './branch-cells.ts';
import { type CellFault, readCells, UnreadCell } from './read-cells.ts';
import { roleSpellings, userCellTexts as texts, type UserImportField } from './user-columns.de.ts';

export type ImportedRole = keyof typeof roleSpellings;
export type ImportedUser = {
  firstName?: string;
  lastName?: string;
  email?: string;
  roles?: ImportedRole[];
  branches?: { id: string }[];
};

const roleNames = Object.keys(roleSpellings) as ImportedRole[];

function readRole(text: string): ImportedRole {
  const word = text.trim().toLowerCase();
  const role = roleNames.find((name) => (roleSpellings[name] as readonly string[]).includes(word));
  if (!role) throw new UnreadCell(texts.noRole(text.trim()));
  return role;
}

/** Reads a row of users. Empty cells keep what is stored. */
export function readUserCells(
  cells: readonly string[],
  columns: readonly (UserImportField | null)[],
  branches: readonly NamedBranch[],
): { values: ImportedUser; faults: CellFault<UserImportField>[] } {
  return readCells<UserImportField, ImportedUser>(cells, columns, {
    firstName: (firstName) => (firstName === '' ? {} : { firstName }),
    lastName: (lastName) => (lastName === '' ? {} : { lastName }),
    email: (email) => (email === '' ? {} : { email: email.toLowerCase() }),
    roles: (text) => {
      const names = text.split(/[,;|/]/).filter((name) => name.trim() !== '');
      return names.length === 0 ? {} : { roles: [...new Set(names.map(readRole))] };
    },
    branches: (text) => (text === '' ? {} : { branches: readBranches(text, branches) }),
  });
}
