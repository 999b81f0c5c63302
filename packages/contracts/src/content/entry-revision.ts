import { z } from 'zod';
import { action } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { defineResource, type Resource } from '../resource.ts';
import { byId, exampleId, id, instant, version } from '../wire.ts';
import { blocks } from './block.ts';
import { navigations } from './navigation.ts';
import { ofPlan } from './plan.ts';
import { posts } from './post.ts';
import { projects } from './project.ts';
import { publishingEndpoints } from './publishing.ts';

const stamp = {
  revision: field(z.int().min(1), 'Fassung'),
  publishedAt: field(instant, 'Veröffentlicht'),
  publishedBy: field(z.string().max(200), 'Veröffentlicht von', { personal: true }),
};

/** A revision in the list of an entry's revisions: without its content. */
const listedEntryRevision = z.strictObject({
  ...stamp,
  /** Title or name of the entry. */
  title: field(z.string(), 'Titel'),
  isShown: field(z.boolean(), 'Gezeigt'),
});
export type ListedEntryRevision = z.output<typeof listedEntryRevision>;

/**
 * Revisions of a post, project, shared block or menu, and their restoration as draft. Every publication with changes
 * creates a revision; revisions are never changed. An entry that was never published has none.
 * @param held the fields that guests see
 */
function revisionsOf<S extends z.ZodObject, H extends z.ZodObject>(
  resource: Resource<S>,
  held: H,
  names: { name: string; one: string; Pascal: string; example: z.input<H> },
) {
  const { label, exampleId: at } = resource;
  const shown = held.extend(stamp);
  /** Not changed by any endpoint: the service writes a revision once. */
  const stored = defineResource({
    service: 'content',
    name: names.name,
    one: names.one,
    label: { one: 'Fassung', many: 'Fassungen' },
    draft: shown.extend({ entry: field(id, label.one) }),
    filters: ['entry', 'revision'],
    range: ['revision'],
    sorts: ['revision'],
    defaultSort: '-revision',
    labelFields: resource.labelFields,
    example: {
      ...names.example,
      revision: 1,
      publishedAt: '2026-11-21T12:00:00.000Z',
      publishedBy: 'Dora Huber',
      entry: exampleId(resource.one),
    } as never,
  });
  return {
    stored,
    held,
    list: endpoint({
      name: `list${names.Pascal}Revisions`,
      service: 'content',
      method: 'GET',
      path: `/${resource.name}/:id/revisions`,
      summary: `Fassungen auflisten: ${label.one}`,
      needs: resource.read,
      params: byId,
      query: z.strictObject({
        page: field(z.coerce.number().int().min(1).max(100_000), 'Seite').default(1),
        pageSize: field(z.coerce.number().int().min(1).max(25), 'Zeilen je Seite').default(25),
      }),
      reply: { kind: 'list', schema: listedEntryRevision },
      status: 200,
      example: { params: { id: at } },
    }),
    read: endpoint({
      name: `read${names.Pascal}Revision`,
      service: 'content',
      method: 'GET',
      path: `/${resource.name}/:id/revisions/:revision`,
      summary: `Fassung laden: ${label.one}`,
      needs: resource.read,
      params: byId.extend({ revision: field(z.string().regex(/^\d{1,9}$/), 'Fassung') }),
      reply: { kind: 'data', schema: shown.extend({ isShown: listedEntryRevision.shape.isShown }) },
      status: 200,
      example: { params: { id: at, revision: '1' } },
    }),
    ...publishingEndpoints(resource, names.Pascal, `: ${label.one}`),
    /**
     * Replaces the draft with the revision; guests see it after publication. 409 if the entry changed since `version`.
     */
    restore: action(resource, 'restore', {
      name: `restore${names.Pascal}Revision`,
      summary: `Fassung in den Entwurf holen: ${label.one}`,
      body: z.strictObject({ revision: stamp.revision, version }),
      reply: resource.entity,
      example: { revision: 1, version: 1 },
    }),
  };
}

const standing = {
  isPublic: true,
  revisions: true,
  publishedAt: true,
  hasChanges: true,
  draft: true,
  ...ofPlan,
} as const;
const notHeld = { ...standing, number: true } as const;

export const postRevisions = revisionsOf(posts, posts.draft.omit(notHeld), {
  name: 'post-revisions',
  one: 'post-revision',
  Pascal: 'Post',
  example: { title: 'Ein Leitbild für das Tal', date: '2026-10-01T08:00:00Z' },
});

export const projectRevisions = revisionsOf(projects, projects.draft.omit(notHeld), {
  name: 'project-revisions',
  one: 'project-revision',
  Pascal: 'Project',
  example: { title: 'Ortskern Vorau' },
});

export const blockRevisions = revisionsOf(blocks, blocks.draft.omit(standing), {
  name: 'block-revisions',
  one: 'block-revision',
  Pascal: 'Block',
  example: { name: 'Text in der Fußzeile', identifier: 'footer-text', type: 'text', content: { title: 'Talraum' } },
});

export const navigationRevisions = revisionsOf(navigations, navigations.draft.omit(standing), {
  name: 'navigation-revisions',
  one: 'navigation-revision',
  Pascal: 'Navigation',
  example: { name: 'Hauptmenü', identifier: 'main', items: [{ label: 'Startseite', type: 'home' }] },
});

/** Revisions of every kind that has drafts and publications, by resource name. */
export const entryRevisions = {
  posts: postRevisions,
  projects: projectRevisions,
  blocks: blockRevisions,
  navigations: navigationRevisions,
} as const;
export type EntryRevisions = (typeof entryRevisions)[keyof typeof entryRevisions];
