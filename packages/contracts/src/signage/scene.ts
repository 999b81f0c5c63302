import { sceneKindLabels, sceneKinds } from '@theke/rules/signage/scene-kinds';
import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { defineResource } from '../resource.ts';
import { exampleIds } from '../wire.ts';
import { sceneContent } from './scene-content.ts';

/** Colours of a scene, derived from the tenant's theme. */
export const sceneLook = z.enum(['brand', 'light', 'dark']);

const date = (title: string, hint?: string) =>
  field(z.iso.date().nullable(), title, hint === undefined ? {} : { hint }).default(null);

/** A full-screen page for TVs (SIGN-02). */
export const scenes = defineResource({
  service: 'signage',
  name: 'scenes',
  one: 'scene',
  label: { one: 'Szene', many: 'Szenen' },
  draft: z.strictObject({
    name: field(oneLine(80).min(1), 'Name'),
    path: field(
      z
        .string()
        .trim()
        .regex(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/)
        .max(80),
      'Pfad',
      { hint: 'Kleinbuchstaben, Ziffern und Bindestriche. Leer lassen, um ihn aus dem Namen zu bilden.' },
    ).default(''),
    /** Derived from the content. */
    kind: field(z.enum(sceneKinds), 'Art', { widget: 'kept', choices: sceneKindLabels }).default('text'),
    orientation: field(z.enum(['both', 'landscape', 'portrait']), 'Format', {
      choices: { both: 'Quer- und Hochformat', landscape: 'nur Querformat', portrait: 'nur Hochformat' },
    }).default('both'),
    look: field(sceneLook, 'Farben', { choices: { brand: 'Hauptfarbe', light: 'Hell', dark: 'Dunkel' } }).default(
      'brand',
    ),
    validFrom: date('Gültig von', 'Davor überspringen TVs die Szene.'),
    validUntil: date('Gültig bis', 'Einschließlich. Danach überspringen TVs die Szene.'),
    content: field(sceneContent, 'Inhalt', { widget: 'scene-content' }),
  }),
  read: 'resources.read',
  write: 'signage.write',
  serverFields: ['kind'],
  unique: ['path'],
  isKeptWhileUsed: true,
  filters: ['kind', 'orientation'],
  sorts: ['path', 'kind'],
  search: ['path'],
  example: {
    name: 'Speisekarte',
    content: { kind: 'menu-board', columns: 3, categories: [{ id: exampleIds.category }] },
  },
});
export type Scene = z.output<typeof scenes.entity>;
export type SceneDraft = z.input<typeof scenes.draft>;
