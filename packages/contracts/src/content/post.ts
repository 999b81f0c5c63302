import { postTypes as knownTypes } from '@theke/rules/content/post-types';
import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { reference, references } from '../reference.ts';
import { defineResource } from '../resource.ts';
import { imageRef, instant } from '../wire.ts';
import { contentLink, fileRef, number, richText } from './content-value.ts';
import { planRange } from './plan.ts';
import { draftSearchField, draftView, publishable, publishedView, publishingFields } from './publishable.ts';
import { searchedOfPost } from './words.ts';

export const postTypes = knownTypes;

/** The member type that visitors may contact. All other types worked on the entry. */
export const contactPersonType = 'Kontaktperson';

export const member = z.strictObject({
  type: field(oneLine(60).min(1), 'Rolle', {
    hint: `Wer „${contactPersonType}“ ist, wird mit Telefon und E‑Mail gezeigt.`,
  }),
  user: reference('users', 'Person'),
});
export const members = field(z.array(member).max(60), 'Personen', { section: 'Personen' }).default([]);
export const files = field(z.array(fileRef).max(60), 'Downloads', {
  widget: 'content-files',
  section: 'Downloads und Links',
}).default([]);
export const links = field(z.array(contentLink).max(60), 'Links', { section: 'Downloads und Links' }).default([]);
export const images = field(z.array(imageRef).max(40), 'Bilder', { widget: 'images' }).default([]);
const assigned = { section: 'Zuordnung' };
export const subjects = {
  services: references('services', 'Leistungen', { ...assigned, maxItems: 60 }),
  topics: references('topics', 'Themen', { ...assigned, maxItems: 60 }),
  businessSectors: references('business-sectors', 'Geschäftsfelder', { ...assigned, maxItems: 60 }),
};

/** Fields that contain an accepted proposal (AI-05). Time and editor are those of the revision. */
export const generated = field(
  z.array(field(z.enum(['description']), 'Feld', { choices: { description: 'Beschreibung' } })).max(1),
  'Mit Vorschlag',
  { widget: 'kept' },
).default([]);

/** Publication state and number of a post or a project. */
export const publishing = { isPublic: field(z.boolean(), 'Öffentlich').default(false), number, ...publishable };
export const numberedPublishingFields = ['number', ...publishingFields];

/** A post of the magazine: `/magazin/{slug}-{number}`. */
export const posts = defineResource({
  service: 'content',
  name: 'posts',
  isBinned: true,
  one: 'post',
  label: { one: 'Beitrag', many: 'Beiträge' },
  read: 'content.read',
  write: 'content.write',
  draft: z.strictObject({
    title: field(oneLine(300).min(1), 'Titel'),
    type: field(z.enum(postTypes), 'Art').default('News'),
    date: field(instant, 'Datum', { hint: 'Ein öffentlicher Beitrag ist erst ab diesem Zeitpunkt zu sehen.' }),
    introduction: field(z.string().trim().max(2_000), 'Einleitung', { widget: 'textarea' }).default(''),
    description: field(z.string().trim().max(2_000), 'Beschreibung', {
      widget: 'textarea',
      hint: 'Steht in Suchergebnissen.',
    }).default(''),
    generated,
    text: richText('Text'),
    images,
    files,
    links,
    members,
    projects: references('projects', 'Projekte', { ...assigned, maxItems: 60 }),
    ...subjects,
    ...publishing,
  }),
  serverFields: numberedPublishingFields,
  unique: ['number'],
  buildSearchText: searchedOfPost,
  toPublic: ({ generated: _, ...post }) => publishedView(post),
  toStaff: draftView,
  draftSearch: draftSearchField,
  publicIf: ['isPublic'],
  publicFrom: 'date',
  inInit: 'never',
  labelFields: ['title'],
  filters: ['type', 'isPublic', 'hasChanges', 'number', 'services', 'topics', 'businessSectors', 'projects'],
  range: ['date', ...planRange],
  sorts: ['date', 'number', 'type'],
  search: ['introduction'],
  defaultSort: '-date',
  example: {
    isPublic: true,
    title: 'Ein Leitbild für das Tal',
    date: '2026-10-01T08:00:00Z',
    introduction: 'Drei Gemeinden planen gemeinsam.',
  },
});
export type Post = z.output<typeof posts.entity>;
