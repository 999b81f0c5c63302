import { statusFilters } from '@theke/rules/content/project-status';
import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { references } from '../reference.ts';
import { defineResource } from '../resource.ts';
import { richText } from './content-value.ts';
import { planRange } from './plan.ts';
import { files, generated, images, links, members, numberedPublishingFields, publishing, subjects } from './post.ts';
import { draftSearchField, draftView } from './publishable.ts';
import { searchedOfProject } from './words.ts';

const contact = z.strictObject({
  category: field(oneLine(60).min(1), 'Rolle', { hint: 'Zum Beispiel Auftraggeber.' }).default('Auftraggeber'),
  name: field(oneLine(200).min(1), 'Name'),
});

/** A key figure of the result: `31 %`, `öffentliches Ufer statt 8 %`. */
const figure = z.strictObject({
  value: field(oneLine(20).min(1), 'Zahl', { hint: 'Mit ihrer Einheit, zum Beispiel 6,2 km.' }),
  label: field(oneLine(80).min(1), 'Bedeutung'),
});

/** A project of the firm: `/projekte/{slug}-{number}`. */
export const projects = defineResource({
  service: 'content',
  name: 'projects',
  isBinned: true,
  one: 'project',
  label: { one: 'Projekt', many: 'Projekte' },
  read: 'content.read',
  write: 'content.write',
  draft: z.strictObject({
    title: field(oneLine(300).min(1), 'Titel'),
    name: field(oneLine(300), 'Interner Name').default(''),
    keywords: field(oneLine(500), 'Suchwörter').default(''),
    introduction: field(z.string().trim().max(2_000), 'Einleitung', { widget: 'textarea' }).default(''),
    description: field(z.string().trim().max(2_000), 'Beschreibung', {
      widget: 'textarea',
      hint: 'Steht in Suchergebnissen.',
    }).default(''),
    generated,
    text: richText('Text'),
    figures: field(z.array(figure).max(3), 'Kennzahlen', { hint: 'Stehen groß auf der Seite des Projekts.' }).default(
      [],
    ),
    images,
    startDate: field(z.iso.date().nullable(), 'Beginn').default(null),
    endDate: field(z.iso.date().nullable(), 'Ende').default(null),
    weight: field(z.int().min(-1_000_000).max(1_000_000), 'Gewicht', { hint: 'Größere stehen weiter vorne.' }).default(
      0,
    ),
    ...subjects,
    subProjects: references('projects', 'Teilprojekte', { section: 'Zuordnung', maxItems: 60 }),
    contacts: field(z.array(contact).max(40), 'Auftraggeber:innen', { section: 'Personen' }).default([]),
    members,
    files,
    links,
    ...publishing,
  }),
  serverFields: numberedPublishingFields,
  unique: ['number'],
  buildSearchText: searchedOfProject,
  // No `toPublic`: guests read `/api/v1/projects` (OWNER-12).
  toStaff: draftView,
  draftSearch: draftSearchField,
  publicIf: ['isPublic'],
  inInit: 'never',
  labelFields: ['title'],
  filters: ['isPublic', 'hasChanges', 'number', 'services', 'topics', 'businessSectors'],
  computedFilters: {
    status: field(z.enum(['in-progress', 'completed']), 'Status', { choices: statusFilters }).optional(),
  },
  range: ['startDate', 'endDate', ...planRange],
  sorts: ['weight', 'startDate', 'endDate', 'number'],
  search: ['name', 'keywords', 'introduction'],
  defaultSort: '-weight',
  example: {
    isPublic: true,
    title: 'Ortskern Vorau',
    introduction: 'Ein Platz, der wieder Mitte ist.',
    startDate: '2025-03-01',
  },
});
export type Project = z.output<typeof projects.entity>;
