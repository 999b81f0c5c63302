import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { defineResource } from '../resource.ts';
import { imageRef, schedule } from '../wire.ts';
import { translatedTexts } from './translations.ts';

/** A heading on the menu. */
export const categories = defineResource({
  service: 'catalog',
  name: 'categories',
  one: 'category',
  label: { one: 'Kategorie', many: 'Kategorien' },
  draft: z.strictObject({
    name: field(oneLine(120).min(1), 'Name'),
    shortName: field(oneLine(24), 'Kurzer Name', {
      hint: 'Für die Leiste über der Speisekarte. Ohne Angabe steht dort der ganze Name.',
    }).default(''),
    description: field(z.string().trim().max(500), 'Beschreibung', { widget: 'textarea' }).default(''),
    image: field(imageRef.nullable(), 'Bild', { widget: 'image' }).default(null),
    schedule: field(schedule, 'Zeiten', {
      widget: 'opening-hours',
      section: 'Verfügbarkeit',
      hint: 'Ohne Zeiten ist die Kategorie immer verfügbar.',
    }).default([]),
    isEnabled: field(z.boolean(), 'Aktiv', { section: 'Verfügbarkeit' }).default(true),
    isVisibleWhenUnavailable: field(z.boolean(), 'Auch außerhalb der Zeiten zeigen', {
      section: 'Verfügbarkeit',
    }).default(false),
    translations: translatedTexts({ name: 120, description: 500 }),
  }),
  read: 'catalog.read',
  write: 'catalog.write',
  isKeptWhileUsed: true,
  toPublic: (category) => category,
  publicIf: ['isEnabled'],
  filters: ['isEnabled', 'image'],
  sorts: ['isEnabled'],
  search: ['description'],
  example: { name: 'Pizza aus dem Holzofen', description: '48 Stunden gereifter Teig, bei 450 Grad gebacken.' },
});
export type Category = z.output<typeof categories.entity>;
