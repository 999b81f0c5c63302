import { listPageSize } from '@theke/contracts/content/content-page';
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
import type { Page } from '@theke/contracts/endpoint';
import { route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import type { Content } from '../content.ts';
import { filtersIn, findPosts, findProjects } from '../pages/list-filters.ts';
import { Reader } from '../pages/reader.ts';
import { search } from './search.ts';

/** A page of what is at hand as a whole. */
const pageOf = <T>(all: readonly T[], page: number): Page<T> => ({
  data: all.slice((page - 1) * listPageSize, page * listPageSize),
  meta: { total: all.length, isTotalCapped: false, page, pageSize: listPageSize },
});

const byNumber = <T extends { number: number }>(all: Iterable<T>, number: string, what: string): T => {
  for (const one of all) if (one.number === Number(number)) return one;
  throw unknown(what);
};

/** Of a query as it was parsed what the address said. */
const addressOf = (query: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();

/** `/api/v1` and the search: what everybody may know. */
export function publicRoutes(content: Content) {
  const reading = <T>({ tenant }: { tenant: string }, read: (reader: Reader) => Promise<T>): Promise<T> =>
    content.db.withTenant(tenant, (unit) => read(new Reader(content, unit)));
  const known = async (reader: Reader, kind: 'services' | 'topics' | 'businessSectors') => [
    ...(await reader.subjects())[kind].values(),
  ];
  const people = async (reader: Reader) => (await reader.profiles()).toSorted((a, b) => a.number - b.number);

  return [
    route(listPublicProjects, (call) =>
      reading(call, async (reader) => {
        const { data, meta } = await findProjects(reader, filtersIn(addressOf(call.query)));
        return { data: await reader.projectTeasers(data), meta };
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
        if (!post?.isPublic) throw unknown('Beitrag');
        return reader.post(post);
      }),
    ),
    route(listPublicUsers, (call) => reading(call, async (reader) => pageOf(await people(reader), call.query.page))),
    route(readPublicUser, (call) =>
      reading(call, async (reader) => byNumber(await people(reader), call.params.number, 'Mitarbeiter:in')),
    ),
    route(listPublicServices, (call) =>
      reading(call, async (reader) => pageOf(await known(reader, 'services'), call.query.page)),
    ),
    route(readPublicService, (call) =>
      reading(call, async (reader) => byNumber(await known(reader, 'services'), call.params.number, 'Leistung')),
    ),
    route(listPublicTopics, (call) =>
      reading(call, async (reader) => pageOf(await known(reader, 'topics'), call.query.page)),
    ),
    route(readPublicTopic, (call) =>
      reading(call, async (reader) => byNumber(await known(reader, 'topics'), call.params.number, 'Thema')),
    ),
    route(listPublicBusinessSectors, (call) =>
      reading(call, async (reader) => pageOf(await known(reader, 'businessSectors'), call.query.page)),
    ),
    route(readPublicBusinessSector, (call) =>
      reading(call, async (reader) =>
        byNumber(await known(reader, 'businessSectors'), call.params.number, 'Geschäftsfeld'),
      ),
    ),
    route(searchSite, (call) => reading(call, (reader) => search(reader, call.query.q))),
  ];
}
