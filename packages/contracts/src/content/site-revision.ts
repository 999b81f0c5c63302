import { z } from 'zod';
import { action } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { defineResource } from '../resource.ts';
import { byId, exampleId, id, version } from '../wire.ts';
import { siteRevision, sites } from './site.ts';

/** All revisions of a page. Not changed by any endpoint: the service writes a revision once. */
export const siteRevisions = defineResource({
  service: 'content',
  name: 'site-revisions',
  one: 'site-revision',
  label: { one: 'Fassung', many: 'Fassungen' },
  draft: siteRevision.extend({ site: field(id, 'Seite') }),
  filters: ['site', 'revision'],
  range: ['revision'],
  sorts: ['revision'],
  defaultSort: '-revision',
  example: {
    path: 'leistungen/raumplanung',
    name: 'Raumplanung',
    revision: 1,
    publishedAt: '2026-11-21T12:00:00.000Z',
    publishedBy: 'Dora Huber',
    site: exampleId('site'),
  },
});

const isShown = field(z.boolean(), 'Gezeigt');

/** A revision in the list of a page's revisions: without its content. */
export const listedRevision = siteRevision
  .pick({ revision: true, publishedAt: true, publishedBy: true, path: true, name: true, title: true })
  .extend({
    isShown,
    /** Whether it contains accepted proposals. */
    isGenerated: field(z.boolean(), 'Mit Vorschlag'),
  });
export type ListedRevision = z.output<typeof listedRevision>;

/** Revisions of a page, newest first. */
export const listSiteRevisions = endpoint({
  name: 'listSiteRevisions',
  service: 'content',
  method: 'GET',
  path: '/sites/:id/revisions',
  summary: 'Fassungen einer Seite auflisten',
  needs: sites.read,
  params: byId,
  query: z.strictObject({
    page: field(z.coerce.number().int().min(1).max(100_000), 'Seite').default(1),
    pageSize: field(z.coerce.number().int().min(1).max(25), 'Zeilen je Seite').default(25),
  }),
  reply: { kind: 'list', schema: listedRevision },
  status: 200,
  example: { params: { id: sites.exampleId } },
});

export const readSiteRevision = endpoint({
  name: 'readSiteRevision',
  service: 'content',
  method: 'GET',
  path: '/sites/:id/revisions/:revision',
  summary: 'Fassung einer Seite laden',
  needs: sites.read,
  params: byId.extend({ revision: field(z.string().regex(/^\d{1,9}$/), 'Fassung') }),
  reply: { kind: 'data', schema: siteRevision.extend({ isShown }) },
  status: 200,
  example: { params: { id: sites.exampleId, revision: '1' } },
});

/** Replaces the draft with the revision; guests see it after publication. 409 if the page changed since `version`. */
export const restoreSiteRevision = action(sites, 'restore', {
  name: 'restoreSiteRevision',
  summary: 'Fassung in den Entwurf holen',
  body: z.strictObject({ revision: siteRevision.shape.revision, version }),
  reply: sites.entity,
  example: { revision: 1, version: 1 },
});
