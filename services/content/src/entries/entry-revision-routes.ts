import type { ListedEntryRevision } from '@theke/contracts/content/entry-revision';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import type { Content } from '../content.ts';
import { newestOfEach } from '../newest-of-each.ts';
import { draftedKinds, partsOfKind } from './drafted-kinds.ts';
import type { Entry, StoredRevision } from './revision-store.ts';

const isShown = ({ isPublic, revisions }: Entry, revision: number): boolean => isPublic && revisions === revision;

/** Routes to list and read published revisions. */
function routesOf({ db }: Content, { definition, endpoints, entries, store }: ReturnType<typeof partsOfKind>): Route[] {
  const { revisions } = entries;
  const withEntry = <T>(tenant: string, id: string, then: (unit: UnitOfWork, entry: Entry) => Promise<T>): Promise<T> =>
    db.withTenant(tenant, async (unit) => {
      const entry = await store.find(unit, id);
      if (!entry) throw unknown(definition.label.one);
      return then(unit, entry);
    });
  return [
    route(endpoints.list, ({ tenant, params, query }) =>
      withEntry(tenant, params.id, async (unit, entry) => {
        const { data, meta } = await revisions.list(unit, entry, query);
        const listed = newestOfEach(data as unknown as StoredRevision[]).map(
          ({ revision, publishedAt, publishedBy, title, name }): ListedEntryRevision => ({
            revision,
            publishedAt,
            publishedBy,
            title: String(title ?? name),
            isShown: isShown(entry, revision),
          }),
        );
        return { data: listed, meta };
      }),
    ),
    route(endpoints.read, ({ tenant, params }) =>
      withEntry(tenant, params.id, async (unit, entry) => {
        const found = await revisions.read(unit, entry, Number(params.revision));
        return { ...found, isShown: isShown(entry, found.revision) } as never;
      }),
    ),
  ];
}

export const entryRevisionRoutes = (content: Content): Route[] =>
  draftedKinds.flatMap((kind) => routesOf(content, partsOfKind(content, kind)));
