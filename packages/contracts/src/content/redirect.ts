import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { defineResource } from '../resource.ts';

/**
 * A redirect (301) that preserves the query string. `*` matches anything, `?` one character, case-insensitively.
 * `index.php?id=12` matches if the query contains that parameter.
 */
export const redirects = defineResource({
  service: 'content',
  name: 'redirects',
  one: 'redirect',
  label: { one: 'Redirect', many: 'Redirects', menuLabel: { one: 'Weiterleitung', many: 'Weiterleitungen' } },
  read: 'content.read',
  write: 'content.write',
  draft: z.strictObject({
    path: field(oneLine(400).min(1), 'Pfad', {
      hint: 'Zum Beispiel team/alt, aktuelles/* oder index.php?id=12. Ein * steht für beliebig viele Zeichen, ein ? für eines.',
    }),
    /** A path of the same site. Editors cannot redirect to other hosts. */
    target: field(
      z
        .string()
        .trim()
        .max(400)
        .regex(/^\/(?![/\\])[^\s]*$/),
      'Ziel',
      {
        hint: 'Ein Pfad dieser Website, zum Beispiel /leistungen.',
      },
    ),
    isEnabled: field(z.boolean(), 'Aktiv').default(true),
  }),
  labelFields: ['path'],
  unique: ['path'],
  filters: ['isEnabled'],
  sorts: ['target'],
  search: ['target'],
  example: { path: 'leistungen-alt/*', target: '/leistungen' },
});
export type Redirect = z.output<typeof redirects.entity>;
