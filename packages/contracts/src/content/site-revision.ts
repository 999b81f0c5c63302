import { field } from '../field.ts';
import { defineResource } from '../resource.ts';
import { exampleId, id } from '../wire.ts';
import { siteRevision } from './site.ts';

/** Every revision of a page that there was. No endpoint changes one: the service alone writes it, once. */
export const siteRevisions = defineResource({
  service: 'content',
  name: 'site-revisions',
  one: 'site-revision',
  label: { one: 'Fassung', many: 'Fassungen' },
  draft: siteRevision.extend({ site: field(id, 'Seite') }),
  filters: ['site'],
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
