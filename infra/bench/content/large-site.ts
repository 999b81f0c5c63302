import { randomUUID } from 'node:crypto';
import { posts } from '@theke/contracts/content/post';
import { type Project, projects } from '@theke/contracts/content/project';
import { sites } from '@theke/contracts/content/site';
import type { content } from '../../../services/content/src/service.ts';
import { rich } from '../../fixtures/demo/talraum/placeholders.ts';

/** Size of the site for the content figures. */
export const counts = { pages: 10_000, projects: 5_000, posts: 1_000 };

type Parts = Awaited<ReturnType<typeof content.setup>>;
type Created = { id: string };
type Subjects = { topics: Created[]; services: Created[]; businessSectors: Created[] };

/** Concurrency: enough to keep a database busy. */
const atOnce = 12;

const vocabulary =
  'Gemeinde Ortskern Leitbild Verkehr Freiraum Widmung Quartier Bestand Beteiligung Landschaft Energie Wohnen Schule Bahnhof Platz'.split(
    ' ',
  );
const pickWord = (at: number) => vocabulary[at % vocabulary.length] as string;
/** About 60 words; one word is shared by every hundredth paragraph only. */
const paragraph = (at: number) =>
  Array.from({ length: 60 }, (_, word) => (word === 30 ? `Kennwort${at % 100}` : pickWord(at * 7 + word * word))).join(
    ' ',
  );

/** Creates a site of thousands of pages through the use cases, so that derived data is as in production. */
export async function storeLargeSite({ useCases }: Pick<Parts, 'useCases'>, tenant: string): Promise<void> {
  const createMany = async <T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> => {
    const created: T[] = [];
    let next = 0;
    const maker = async () => {
      for (let at = next++; at < count; at = next++) created[at] = await make(at);
    };
    await Promise.all(Array.from({ length: atOnce }, maker));
    return created;
  };
  const named = (kind: 'topics' | 'services' | 'businessSectors') =>
    createMany(12, (at) => useCases[kind].createFrom(tenant, { name: `${pickWord(at)} ${kind}` }));
  const subjects: Subjects = {
    topics: await named('topics'),
    services: await named('services'),
    businessSectors: await named('businessSectors'),
  };
  const one = (entries: readonly Created[], at: number) => [{ id: (entries[at % entries.length] as Created).id }];
  const assigned = (at: number) => ({
    topics: one(subjects.topics, at),
    services: one(subjects.services, at * 5),
    businessSectors: one(subjects.businessSectors, at * 7),
  });
  const createText = (at: number) => ({
    introduction: `${pickWord(at)} und ${pickWord(at + 3)} im Tal`,
    description: paragraph(at).slice(0, 300),
    text: rich(paragraph(at), '## Ablauf', paragraph(at + 1), paragraph(at + 2)),
    isPublic: at % 20 > 0,
  });
  await createMany(counts.projects, (at) =>
    useCases.projects.createFrom(
      tenant,
      projects.draft.parse({
        ...createText(at),
        ...assigned(at),
        title: `${pickWord(at)} ${pickWord(at + 5)} ${at}`,
        name: `P-${at}`,
        weight: at % 10,
        startDate: `20${10 + (at % 12)}-0${1 + (at % 9)}-01`,
        endDate: at % 3 === 0 ? null : `20${22 + (at % 9)}-0${1 + (at % 9)}-01`,
      } satisfies Partial<Project>),
    ),
  );
  await createMany(counts.posts, (at) =>
    useCases.posts.createFrom(
      tenant,
      posts.draft.parse({
        ...createText(at),
        ...assigned(at),
        title: `Neues: ${pickWord(at)} ${at}`,
        date: `20${20 + (at % 6)}-0${1 + (at % 9)}-01T08:00:00Z`,
      }),
    ),
  );
  const section = (type: string, value: object) => ({ id: randomUUID(), type, value });
  await createMany(counts.pages, async (at) => {
    const { id, version } = await useCases.sites.createFrom(
      tenant,
      sites.draft.parse({
        path: `${pickWord(at).toLowerCase()}/seite-${at}`,
        name: `${pickWord(at)} ${at}`,
        title: `${pickWord(at)} und ${pickWord(at + 4)}`,
        content: {
          body: [
            section('title_section', { title: pickWord(at) }),
            ...[0, 1, 2].map((part) => section('text_section', { text: rich(paragraph(at + part)) })),
            ...(at === 0 ? [section('projects', {}), section('news', {})] : []),
          ],
        },
      }),
    );
    await useCases.publishSite(tenant, id, version, 'Dora Huber');
  });
}
