import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { defineResource } from '../resource.ts';
import { imageRef } from '../wire.ts';
import { translatedName } from './translations.ts';

/** A tag for filtering branches. */
export const tags = defineResource({
  service: 'catalog',
  name: 'tags',
  one: 'tag',
  label: { one: 'Tag', many: 'Tags' },
  draft: z.strictObject({
    name: field(oneLine(60).min(1), 'Name'),
    image: field(imageRef.nullable(), 'Bild', { widget: 'image' }).default(null),
    translations: translatedName(60),
  }),
  inInit: 'page',
  read: 'catalog.read',
  write: 'catalog.write',
  toPublic: (tag) => tag,
  filters: ['image'],
  example: { name: 'Gastgarten' },
});
export type Tag = z.output<typeof tags.entity>;
