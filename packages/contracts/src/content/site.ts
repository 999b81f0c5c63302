import { type PageType, pageTypes } from '@theke/rules/content/page-types';
import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { defineResource } from '../resource.ts';
import { id, instant } from '../wire.ts';
import { contentObject } from './content-value.ts';
import { plan, planFields, planRange } from './plan.ts';
import { generatedMarks, storedEdits } from './stored-edits.ts';
import { searchedOfSite } from './words.ts';

/** Page templates with the labels that editors see. */
export type SiteType = PageType;
export const siteType = z.enum(Object.keys(pageTypes) as [SiteType, ...SiteType[]]);
const siteTypes = Object.fromEntries(Object.entries(pageTypes).map(([type, { label }]) => [type, label]));

/** A path below the host without a leading slash: `leistungen/raumplanung`. Empty is the page at `/`. */
export const sitePath = z
  .string()
  .max(400)
  .regex(/^([a-z0-9]+([._-]+[a-z0-9]+)*(\/[a-z0-9]+([._-]+[a-z0-9]+)*)*)?$/);

/** Fields that editors change and revisions store. */
const page = {
  path: field(sitePath, 'Pfad', {
    hint: 'Kleinbuchstaben, Ziffern, Bindestriche und Schrägstriche. Leer lassen für die Startseite.',
  }),
  name: field(oneLine(200).min(1), 'Name'),
  type: field(siteType, 'Seitentyp', { choices: siteTypes }).default('default'),
  title: field(oneLine(200), 'Titel im Browser', {
    hint: 'Steht im Reiter des Browsers. Ohne Angabe steht dort der Name.',
  }).default(''),
  keywords: field(oneLine(500), 'Suchwörter').default(''),
  description: field(z.string().trim().max(500), 'Beschreibung', {
    widget: 'textarea',
    hint: 'Steht in Suchergebnissen.',
  }).default(''),
  content: field(contentObject, 'Inhalt', { widget: 'page-content', section: 'Inhalt' }).default({}),
  generated: field(generatedMarks, 'Mit Vorschlag', { widget: 'kept' }),
};

/** A page as published; never changes. */
export const siteRevision = z.strictObject({
  ...page,
  revision: field(z.int().min(1), 'Fassung'),
  publishedAt: field(instant, 'Veröffentlicht'),
  publishedBy: field(z.string().max(200), 'Veröffentlicht von', { personal: true }),
});
export type SiteRevision = z.output<typeof siteRevision>;

/**
 * A page of the site. Its own fields are the working draft, visible only to editors; guests see the revision in
 * `published`. With a revision but without `isPublic` it is reachable by path but unlisted.
 */
export const sites = defineResource({
  service: 'content',
  name: 'sites',
  isBinned: true,
  one: 'site',
  label: { one: 'Seite', many: 'Seiten' },
  read: 'content.read',
  write: 'content.write',
  draft: z.strictObject({
    ...page,
    isPublic: field(z.boolean(), 'Öffentlich', {
      hint: 'Sonst steht die Seite in keiner Liste und keiner Suche. Mit dem direkten Link ist sie als Entwurf zu sehen.',
    }).default(true),
    /** The revision that guests see. Null if never published or unpublished. */
    published: field(siteRevision.nullable(), 'Veröffentlichte Fassung', { widget: 'kept' }).default(null),
    /** Public and with a revision: appears in lists, menus and search. */
    isListed: field(z.boolean(), 'Zu finden', { widget: 'kept' }).default(false),
    /** Number of revisions so far; the next revision gets the next number. */
    revisions: field(z.int().min(0), 'Fassungen', { widget: 'kept' }).default(0),
    /** Paths of earlier revisions; they redirect to the current path. */
    formerPaths: field(z.array(sitePath).max(200), 'Frühere Pfade', { widget: 'kept' }).default([]),
    /** Subject of the published Projektstory or Spotlight-Beitrag, and the type of the published page. */
    projectId: field(id.nullable(), 'Projekt', { widget: 'kept' }).default(null),
    postId: field(id.nullable(), 'Beitrag', { widget: 'kept' }).default(null),
    shownType: field(siteType.nullable(), 'Seitentyp der veröffentlichten Fassung', { widget: 'kept' }).default(null),
    /** Whether the draft differs from what guests see. */
    hasChanges: field(z.boolean(), 'Unveröffentlichte Änderungen', { widget: 'kept' }).default(true),
    ...plan,
    /** For merging concurrent edits. */
    edits: field(storedEdits, 'Bearbeitungen', { widget: 'kept' }),
  }),
  serverFields: [
    'generated',
    'published',
    'isListed',
    'revisions',
    'formerPaths',
    'projectId',
    'postId',
    'shownType',
    'hasChanges',
    ...planFields,
    'edits',
  ],
  unique: ['path'],
  former: ['path'],
  buildSearchText: searchedOfSite,
  toPublic: ({ id, isPublic, published, projectId, postId, createdAt, updatedAt, version }) => ({
    id,
    isPublic,
    version,
    createdAt,
    updatedAt,
    ...(published && {
      path: published.path,
      name: published.name,
      type: published.type,
      title: published.title,
      keywords: published.keywords,
      description: published.description,
      projectId,
      postId,
    }),
  }),
  publicIf: ['isListed'],
  inInit: 'all',
  filters: ['type', 'isPublic', 'hasChanges', 'path', 'isListed', 'shownType', 'projectId', 'postId'],
  range: planRange,
  sorts: ['path', 'type'],
  search: ['path', 'title', 'keywords', 'description'],
  example: {
    path: 'leistungen/raumplanung',
    name: 'Raumplanung',
    description: 'Vom Leitbild bis zum Bebauungsplan.',
    content: {
      body: [{ id: 'b1', type: 'title_section', value: { title: 'Räume, die zusammenpassen' } }],
    },
  },
});
export type Site = z.output<typeof sites.entity>;
