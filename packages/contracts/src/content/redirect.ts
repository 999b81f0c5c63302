import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { defineResource } from '../resource.ts';

/**
 * A path that leads elsewhere (301), with the query that was asked for. `*` stands for anything, `?` for one sign, whether written large or
 * small. `index.php?id=12` leads on if the query has that parameter.
 */
export const redirects = defineResource({
  service: 'content',
  name: 'redirects',
  one: 'redirect',
  label: { one: 'Redirect', many: 'Redirects' },
  draft: z.strictObject({
    path: field(oneLine(400).min(1), 'Pfad', {
      hint: 'Zum Beispiel team/alt, aktuelles/* oder index.php?id=12. Ein * steht für beliebig viele Zeichen, ein ? für eines.',
    }),
    /** A path of the same site: nothing else can be handed to a browser by what editors write. */
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
