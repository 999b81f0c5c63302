import { importFieldNames } from './guess-columns.ts';

/** Fields of a customer that a column of a file can fill, with their names on screens. */
const labels = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  companyName: 'Firma',
  email: 'E‑Mail',
  phone: 'Telefon',
  note: 'Notiz',
} as const;
export type CustomerImportField = keyof typeof labels;

export const customerColumns = {
  labels,
  headings: {
    firstName: ['first name', 'firstname', 'vor-name'],
    lastName: ['familienname', 'zuname', 'name', 'last name', 'lastname'],
    companyName: ['firmenname', 'unternehmen', 'company'],
    email: ['e-mail', 'email', 'mail', 'e-mail-adresse', 'e‑mail-adresse', 'emailadresse', 'mailadresse'],
    phone: ['telefonnummer', 'tel', 'tel.', 'handy', 'mobil', 'handynummer', 'phone'],
    note: ['notizen', 'bemerkung', 'anmerkung', 'kommentar', 'note'],
  },
} as const;
export const customerImportFieldNames = importFieldNames<CustomerImportField>(customerColumns);
