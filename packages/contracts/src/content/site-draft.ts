import { z } from 'zod';
import { action } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { defineResource } from '../resource.ts';
import { byId, exampleId, id, instant, version } from '../wire.ts';
import { sites } from './site.ts';

const { path, name, type, title, keywords, description, content, generated } = sites.draft.shape;
const page = { path, name, type, title, keywords, description, content, generated };

const stamp = {
  changedAt: field(instant, 'Geändert'),
  changedBy: field(z.string().max(200), 'Geändert von', { personal: true }),
};

/** Earlier states of a page's draft that were not published. Not changed by any endpoint. */
export const siteDrafts = defineResource({
  service: 'content',
  name: 'site-drafts',
  one: 'site-draft',
  label: { one: 'Entwurf', many: 'Entwürfe' },
  draft: z.strictObject({ ...page, ...stamp, site: field(id, 'Seite') }),
  filters: ['site'],
  sorts: [],
  defaultSort: '-createdAt',
  example: {
    path: 'leistungen/raumplanung',
    name: 'Raumplanung',
    changedAt: '2026-11-21T12:00:00.000Z',
    changedBy: 'Dora Huber',
    site: exampleId('site'),
  },
});

/** Earlier drafts kept per page. */
export const maxSiteDrafts = 50;

const listedDraft = z.object({ id, ...stamp });
export type ListedDraft = z.output<typeof listedDraft>;

/** Earlier drafts of a page, newest first: at most 50. */
export const listSiteDrafts = endpoint({
  name: 'listSiteDrafts',
  service: 'content',
  method: 'GET',
  path: '/sites/:id/drafts',
  summary: 'Frühere Entwürfe einer Seite auflisten',
  needs: sites.read,
  params: byId,
  reply: { kind: 'data', schema: z.array(listedDraft) },
  status: 200,
  example: { params: { id: sites.exampleId } },
});

export const readSiteDraft = endpoint({
  name: 'readSiteDraft',
  service: 'content',
  method: 'GET',
  path: '/sites/:id/drafts/:draft',
  summary: 'Früheren Entwurf einer Seite laden',
  needs: sites.read,
  params: byId.extend({ draft: field(id, 'Entwurf') }),
  reply: { kind: 'data', schema: z.object({ id, ...page, ...stamp }) },
  status: 200,
  example: { params: { id: sites.exampleId, draft: siteDrafts.exampleId } },
});

/** Replaces the draft with an earlier one. 409 if the page changed since `version`. */
export const restoreSiteDraft = action(sites, 'restore-draft', {
  name: 'restoreSiteDraft',
  summary: 'Früheren Entwurf wiederherstellen',
  needs: 'sites.draft',
  body: z.strictObject({ draft: field(id, 'Entwurf'), version }),
  reply: sites.entity,
  example: { draft: siteDrafts.exampleId, version: 1 },
});
