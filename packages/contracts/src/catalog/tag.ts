import { z } from 'zod';
import { field } from '../field.ts';
import { defineResource } from '../resource.ts';
import { exampleIds, imageRef } from '../wire.ts';

/** A word that branches are filtered by. */
export const tags = defineResource({
  service: 'catalog',
  name: 'tags',
  one: 'tag',
  label: { one: 'Tag', many: 'Tags' },
  draft: z.strictObject({
    name: field(z.string().trim().min(1).max(60), 'Name'),
    image: field(imageRef.nullable(), 'Bild', { widget: 'image' }).default(null),
  }),
  read: 'catalog.read',
  write: 'catalog.write',
  toPublic: (tag) => tag,
  example: { name: 'Gastgarten' },
  exampleId: exampleIds.tag,
  isForOutside: true,
});
export type Tag = z.output<typeof tags.entity>;
