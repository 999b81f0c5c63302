import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { optionalReference } from '../reference.ts';
import { defineResource } from '../resource.ts';
import { contentObject } from './content-value.ts';

/** An entry of a tree, for collections that editors maintain once and several pages show. */
export const nodes = defineResource({
  service: 'content',
  name: 'nodes',
  one: 'node',
  label: { one: 'Inhalt', many: 'Inhalte', menuLabel: { one: 'Sammlungseintrag', many: 'Sammlungen' } },
  read: 'content.read',
  write: 'content.write',
  draft: z.strictObject({
    name: field(oneLine(200).min(1), 'Name'),
    parent: optionalReference('nodes', 'Unter'),
    position: field(z.int().min(0).max(1_000_000_000), 'Position').optional(),
    type: field(
      z
        .string()
        .regex(/^[a-z0-9]+([_-][a-z0-9]+)*$/)
        .max(60),
      'Art',
      {
        hint: 'Kleinbuchstaben und Ziffern, zum Beispiel partner.',
      },
    ),
    content: field(contentObject, 'Inhalt', { widget: 'content', section: 'Inhalt' }).default({}),
    isPublic: field(z.boolean(), 'Öffentlich').default(true),
  }),
  toPublic: (node) => node,
  publicIf: ['isPublic'],
  inInit: 'all',
  ordered: { by: 'position', within: 'parent' },
  parent: 'parent',
  filters: ['type', 'isPublic'],
  example: { name: 'Partner:innen', type: 'collection' },
});
export type Node = z.output<typeof nodes.entity>;
