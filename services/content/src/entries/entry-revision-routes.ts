import { type ListedEntryRevision, postRevisions, projectRevisions } from '@theke/contracts/content/entry-revision';
import type { Post, posts } from '@theke/contracts/content/post';
import type { Project } from '@theke/contracts/content/project';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import type { z } from 'zod';
import type { Content } from '../content.ts';
import { keptRevisions, type StoredRevision } from './kept-revisions.ts';

type Entity = Post | Project;
/** Projects have other fields; what is done with them here is the same. */
type Draft = z.output<typeof posts.draft>;
const isShown = ({ isPublic, revisions }: Entity, revision: number): boolean => isPublic && revisions === revision;

/** List, read and bring back what guests saw of a post or a project. */
function routesOf(
  { db, resources }: Content,
  kind: 'posts' | 'projects',
  definition: typeof postRevisions | typeof projectRevisions,
): Route[] {
  const { list, read, restore } = definition as typeof postRevisions;
  const kept = keptRevisions[kind];
  const useCases = resources[kind] as Content['resources']['posts'];
  const ofEntry = <T>(tenant: string, id: string, then: (unit: UnitOfWork, entry: Entity) => Promise<T>): Promise<T> =>
    db.withTenant(tenant, async (unit) => {
      const entry = await useCases.store.find(unit, id);
      if (!entry) throw unknown(kind === 'posts' ? 'Beitrag' : 'Projekt');
      return then(unit, entry);
    });
  return [
    route(list, ({ tenant, params, query }) =>
      ofEntry(tenant, params.id, async (unit, entry) => {
        const { data, meta } = await kept.list(unit, entry, query);
        const listed = (data as unknown as StoredRevision[]).map(
          ({ revision, publishedAt, publishedBy, title }): ListedEntryRevision => ({
            revision,
            publishedAt,
            publishedBy,
            title,
            isShown: isShown(entry, revision),
          }),
        );
        return { data: listed, meta };
      }),
    ),
    route(read, ({ tenant, params }) =>
      ofEntry(tenant, params.id, async (unit, entry) => {
        const found = await kept.read(unit, entry, Number(params.revision));
        return { ...found, isShown: isShown(entry, found.revision) } as never;
      }),
    ),
    route(restore, async ({ tenant, params, body, identity }) => {
      const draft = await ofEntry(tenant, params.id, async (unit, entry) => ({
        ...kept.held(await kept.read(unit, entry, body.revision)),
        isPublic: entry.isPublic,
      }));
      // As whoever saves the form: the same checks, the same event, and a revision of its own where guests see it. What was kept is as it was sent then.
      const sent = { ...(draft as unknown as Draft), version: body.version };
      return useCases.update(tenant, params.id, sent, true, identity.user?.name ?? '');
    }),
  ];
}

export const entryRevisionRoutes = (content: Content): Route[] => [
  ...routesOf(content, 'posts', postRevisions),
  ...routesOf(content, 'projects', projectRevisions),
];
