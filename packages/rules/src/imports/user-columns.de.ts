import { importFieldNames } from './guess-columns.ts';

/** Fields of a user that a column of a file can fill, with their names on screens. */
const labels = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E‑Mail',
  roles: 'Rollen',
  branches: 'Filialen',
} as const;
export type UserImportField = keyof typeof labels;

export const userColumns = {
  labels,
  headings: {
    firstName: ['first name', 'firstname'],
    lastName: ['familienname', 'zuname', 'name', 'last name', 'lastname'],
    email: ['e-mail', 'email', 'mail', 'e-mail-adresse', 'e‑mail-adresse', 'emailadresse', 'mailadresse'],
    roles: ['rolle', 'funktion', 'role', 'roles'],
    branches: ['filiale', 'standort', 'standorte', 'lokal', 'branch'],
  },
} as const;
export const userImportFieldNames = importFieldNames<UserImportField>(userColumns);

/** Words for each role, in lower case. */
export const roleSpellings = {
  ROLE_ADMIN: ['administration', 'admin', 'administrator', 'administratorin', 'inhaber', 'inhaberin'],
  ROLE_MANAGER: ['leitung', 'filialleitung', 'manager', 'managerin', 'leiter', 'leiterin'],
  ROLE_EMPLOYEE: ['team', 'mitarbeiter', 'mitarbeiterin', 'service', 'küche', 'employee'],
  ROLE_EDITOR: ['redaktion', 'redakteur', 'redakteurin', 'editor'],
} as const;

export const userCellTexts = {
  noRole: (text: string) => `„${text}“ ist keine Rolle. Möglich sind Administration, Leitung, Team und Redaktion.`,
} as const;
