import { businessSectors } from '@theke/contracts/content/business-sector';
import { listPageSize } from '@theke/contracts/content/content-page';
import type { Project } from '@theke/contracts/content/project';
import {
  listPublicBusinessSectors,
  listPublicPosts,
  listPublicProjects,
  listPublicServices,
  listPublicTopics,
  listPublicUsers,
  readPublicBusinessSector,
  readPublicPost,
  readPublicProject,
  readPublicService,
  readPublicTopic,
  readPublicUser,
  searchSite,
} from '@theke/contracts/content/public-api';
import { shownSince } from '@theke/contracts/content/publishable';
import { services } from '@theke/contracts/content/service';
import { topics } from '@theke/contracts/content/topic';
import type { Page } from '@theke/contracts/endpoint';
import { route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import type { Content } from '../content.ts';
import { finished } from '../pages/finished-page.ts';
import { filtersIn, findPosts, findProjects } from '../pages/list-filters.ts';
import { Reader, type SubjectKind } from '../pages/reader.ts';
import { search } from './search.ts';

/** Pages an in-memory list. */
const pageOf = <T>(all: readonly T[], page: number): Page<T> => ({
  data: all.slice((page - 1) * listPageSize, page * listPageSize),
  meta: { total: all.length, isTotalCapped: false, page, pageSize: listPageSize },
});

const byNumber = <T extends { number: number }>(all: Iterable<T>, number: string, what: string): T => {
  for (const one of all) if (one.number === Number(number)) return one;
  throw unknown(what);
};

/** Rebuilds the query string from the parsed query. */
const addressOf = (query: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();

/** `/api/v1` and the search: public data. */
export function publicRoutes(content: Content) {
  const reading = <T>({ tenant }: { tenant: string }, read: (reader: Reader) => Promise<T>): Promise<T> =>
    content.db.withTenant(tenant, async (unit) => {
      const reader = new Reader(content, unit, tenant);
      return finished(reader, await read(reader));
    });
  const people = async (reader: Reader) => (await reader.profiles()).toSorted((a, b) => a.number - b.number);

  const subjectRoutes = (
    kind: SubjectKind,
    list: typeof listPublicServices,
    read: typeof readPublicService,
    label: string,
  ) => {
    const listSubjects = async (reader: Reader) => [...(await reader.subjects())[kind].values()];
    return [
      route(list, (call) => reading(call, async (reader) => pageOf(await listSubjects(reader), call.query.page))),
      route(read, (call) =>
        reading(call, async (reader) => byNumber(await listSubjects(reader), call.params.number, label)),
      ),
    ];
  };

  return [
    route(listPublicProjects, (call) =>
      reading(call, async (reader) => {
        const { ids, pageSize } = call.query;
        const only = { numbers: ids?.split(','), pageSize };
        const { data, meta } = await findProjects(reader, filtersIn(addressOf(call.query)), only);
        const teasers = await reader.projectTeasers(data);
        return { data: teasers.map((one, at) => ({ ...one, updatedAt: shownSince(data[at] as Project) })), meta };
      }),
    ),
    route(readPublicProject, (call) =>
      reading(call, async (reader) => {
        const { projects } = reader.stores;
        const project = await projects.findBy(reader.unit, 'number', Number(call.params.number));
        if (!project?.isPublic) throw unknown('Projekt');
        return reader.project(project);
      }),
    ),
    route(listPublicPosts, (call) =>
      reading(call, async (reader) => {
        const { data, meta } = await findPosts(reader, filtersIn(addressOf(call.query)));
        return { data: await reader.postTeasers(data), meta };
      }),
    ),
    route(readPublicPost, (call) =>
      reading(call, async (reader) => {
        const post = await reader.stores.posts.findBy(reader.unit, 'number', Number(call.params.number));
        if (!post || !reader.isShown(post)) throw unknown('Beitrag');
        return reader.post(post);
      }),
    ),
    route(listPublicUsers, (call) => reading(call, async (reader) => pageOf(await people(reader), call.query.page))),
    route(readPublicUser, (call) =>
      reading(call, async (reader) => byNumber(await people(reader), call.params.number, 'Mitarbeiter:in')),
    ),
    ...subjectRoutes('services', listPublicServices, readPublicService, services.label.one),
    ...subjectRoutes('topics', listPublicTopics, readPublicTopic, topics.label.one),
    ...subjectRoutes('businessSectors', listPublicBusinessSectors, readPublicBusinessSector, businessSectors.label.one),
    route(searchSite, (call) => reading(call, (reader) => search(reader, call.query.q))),
  ];
}
