import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { defineResource } from '../resource.ts';

const personal = { personal: true };
const text = (length: number) => z.string().trim().max(length);

/** External people the business works with: freelancers, partner firms. They cannot log in (ACCESS-10). */
export const externalUsers = defineResource({
  service: 'identity',
  name: 'external-users',
  one: 'external-user',
  label: { one: 'Kontakt', many: 'Kontakte' },
  draft: z.strictObject({
    name: field(oneLine(120).min(1), 'Name', personal),
    company: field(oneLine(200), 'Firma', personal).default(''),
    email: field(z.union([z.email().max(200).toLowerCase(), z.literal('')]), 'E‑Mail', {
      ...personal,
      hint: 'Bitte geben Sie eine Adresse wie name@firma.at an.',
    }).default(''),
    phone: field(oneLine(40), 'Telefon', personal).default(''),
    isActive: field(z.boolean(), 'Aktiv').default(true),
    note: field(text(2_000), 'Notiz', { ...personal, widget: 'textarea' }).default(''),
  }),
  read: 'external-users.read',
  write: 'external-users.write',
  filters: ['isActive'],
  sorts: ['company', 'email'],
  search: ['company', 'email', 'phone', 'note'],
  example: {
    name: 'Jana Berger',
    company: 'Berger Lichtbild',
    email: 'jana.berger@lichtbild.example',
    phone: '+43 660 1234567',
    note: 'Fotografiert die Speisen jeder neuen Karte.',
  },
});
export type ExternalUser = z.output<typeof externalUsers.entity>;
