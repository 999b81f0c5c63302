import { type BlockType, blockTypes } from '@theke/rules/content/block-types';
import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { defineResource } from '../resource.ts';
import { contentObject, identifier } from './content-value.ts';
import { planRange } from './plan.ts';
import { draftSearchField, draftView, publishable, publishedView, publishingFields } from './publishable.ts';

const labels = Object.fromEntries(Object.entries(blockTypes).map(([type, { label }]) => [type, label]));

/** Content shared by reference, such as the address in the footer. Once published, a change appears on every page. */
export const blocks = defineResource({
  service: 'content',
  name: 'blocks',
  one: 'block',
  label: { one: 'Inhalt', many: 'Inhalte' },
  read: 'content.read',
  write: 'content.write',
  draft: z.strictObject({
    name: field(oneLine(200).min(1), 'Name'),
    identifier,
    type: field(z.enum(Object.keys(blockTypes) as [BlockType, ...BlockType[]]), 'Art', { choices: labels }).default(
      'default',
    ),
    content: field(contentObject, 'Inhalt', { widget: 'block-content', section: 'Inhalt' }).default({}),
    isPublic: field(z.boolean(), 'Öffentlich', {
      hint: 'Erst dann sehen Gäste, was gespeichert und veröffentlicht ist.',
    }).default(false),
    ...publishable,
  }),
  serverFields: publishingFields,
  toPublic: publishedView,
  toStaff: draftView,
  draftSearch: draftSearchField,
  publicIf: ['isPublic'],
  unique: ['identifier'],
  inInit: 'all',
  filters: ['identifier', 'type', 'isPublic', 'hasChanges'],
  range: planRange,
  search: ['identifier'],
  example: {
    name: 'Text in der Fußzeile',
    identifier: 'footer-text',
    type: 'text',
    content: { title: 'Talraum' },
    isPublic: true,
  },
});
export type Block = z.output<typeof blocks.entity>;
