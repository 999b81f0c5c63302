import type { Site } from '@theke/contracts/content/site';
import type { Image } from '@theke/contracts/media/image';
import { blocks } from './talraum/blocks.ts';
import { clientSeed, clients } from './talraum/clients.ts';
import { portraitSeed } from './talraum/content-pictures.ts';
import { forms } from './talraum/forms.ts';
import { menus } from './talraum/menus.ts';
import { pages } from './talraum/pages.ts';
import { people } from './talraum/people.ts';
import { type PlanKey, plans } from './talraum/plans.ts';
import { posts } from './talraum/posts.ts';
import { type DemoProject, projects } from './talraum/projects.ts';
import { businessSectors, services, topics } from './talraum/subjects.ts';
import { type KeyOf, rich } from './talraum/words.ts';

type ImageOf = Pick<Image, 'id' | 'version' | 'extension' | 'look'>;
type Ids = ReadonlyMap<string, string>;
type Made = { readonly id: string };

/** Use cases that seeding needs for one kind of content. */
type Kind<D = never> = {
  all(tenant: string): Promise<readonly (Made & Readonly<Record<string, unknown>>)[]>;
  createFrom(tenant: string, draft: D): Promise<Made>;
};
/** Use cases of content that the demo needs. */
export type ContentUseCases = {
  readonly [K in
    | 'services'
    | 'businessSectors'
    | 'topics'
    | 'blocks'
    | 'forms'
    | 'projects'
    | 'posts'
    | 'navigations']: Kind;
} & {
  sites: {
    all(tenant: string): Promise<readonly Site[]>;
    createFrom(tenant: string, draft: never): Promise<Site>;
    update(tenant: string, id: string, draft: never): Promise<Site>;
  };
  publishSite(tenant: string, id: string, version: number, by: string): Promise<Site>;
};

const idIn = (ids: Ids, key: string): string => {
  const id = ids.get(key);
  if (!id) throw new Error(`Talraum's content refers to "${key}", which is not there`);
  return id;
};
const refsIn = (ids: Ids, keys: readonly string[] = []) => keys.map((key) => ({ id: idIn(ids, key) }));
const day = (month: string, isEnd = false) => `${month}-${isEnd ? '28' : '01'}`;

/**
 * Seeds Talraum's pages, projects, posts and people. Finds existing entries by name, so it can be interrupted anywhere
 * and run again; the menus come last.
 */
export async function seedContent(
  content: ContentUseCases,
  tenant: string,
  images: ReadonlyMap<string, ImageOf>,
  users: Ids,
): Promise<void> {
  if ((await content.navigations.all(tenant)).length === menus.length) return;

  async function ensure<T extends { key: string }>(
    kind: Kind,
    entries: readonly T[],
    name: string,
    draftOf: (entry: T) => Readonly<Record<string, unknown>>,
  ): Promise<Ids> {
    const there = new Map((await kind.all(tenant)).map((entity) => [entity[name], entity.id]));
    const ids = new Map<string, string>();
    for (const entry of entries) {
      const draft = draftOf(entry);
      ids.set(entry.key, there.get(draft[name]) ?? (await kind.createFrom(tenant, draft as never)).id);
    }
    return ids;
  }
  const named = (kind: Kind, names: Readonly<Record<string, string>>) =>
    ensure(
      kind,
      Object.entries(names).map(([key, name]) => ({ key, name })),
      'name',
      ({ name }) => ({ name }),
    );

  const stored = (seed: string): ImageOf => {
    const image = images.get(seed);
    if (!image) throw new Error(`there is no picture "${seed}"`);
    return image;
  };
  /** A picture as content refers to it, with an alternative text. */
  const shown = (seed: string, alt: string) => {
    const { id, version, extension } = stored(seed);
    return { id, version, extension, alt, copyright: 'Talraum' };
  };
  const planOf = (key: PlanKey) => stored(plans[key].seed);

  const subjects = {
    services: await named(content.services, services),
    businessSectors: await named(content.businessSectors, businessSectors),
    topics: await named(content.topics, topics),
  };
  const subjectsOf = (of: {
    services?: readonly string[];
    sectors?: readonly string[];
    topics?: readonly string[];
  }) => ({
    services: refsIn(subjects.services, of.services),
    businessSectors: refsIn(subjects.businessSectors, of.sectors),
    topics: refsIn(subjects.topics, of.topics),
  });
  const formIds = await ensure(content.forms, forms, 'title', ({ draft }) => draft);
  const known: Partial<Record<KeyOf['$to'], Ids>> = { form: formIds };

  let entries = 0;
  /** Replaces keys with ids, and adds an id to every entry of a collection. */
  function resolved(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolved);
    if (typeof value !== 'object' || value === null) return value;
    if ('$to' in value) {
      const { $to, key } = value as KeyOf;
      return { id: idIn(known[$to] ?? new Map(), key) };
    }
    if ('$picture' in value) {
      const plan = plans[value.$picture as PlanKey];
      return shown(plan.seed, plan.words);
    }
    if ('$client' in value) {
      const client = clients.find(({ key }) => key === value.$client);
      return shown(clientSeed(String(value.$client)), String(client?.name));
    }
    if ('$portrait' in value) {
      const person = people.find(({ key }) => key === value.$portrait);
      return shown(portraitSeed(String(value.$portrait)), `Porträt ${person?.firstName} ${person?.lastName}`);
    }
    const inner = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, resolved(each)]));
    return 'type' in value && 'value' in value && typeof value.value === 'object'
      ? { id: `s${++entries}`, ...inner }
      : inner;
  }

  const membersOf = (contact: string, team: readonly string[] = []) => [
    { type: 'Kontaktperson', user: { id: idIn(users, contact) } },
    ...team.filter((key) => key !== contact).map((key) => ({ type: 'Projektteam', user: { id: idIn(users, key) } })),
  ];
  const projectDraft = (parts: Ids) => (one: DemoProject) => ({
    title: one.title,
    name: one.name,
    introduction: one.introduction,
    description: one.introduction,
    text: rich(...one.text),
    images: one.plans.map(planOf),
    startDate: day(one.from),
    endDate: one.until ? day(one.until, true) : null,
    weight: one.weight,
    ...subjectsOf(one),
    subProjects: projects.filter(({ partOf }) => partOf === one.key).map(({ key }) => ({ id: idIn(parts, key) })),
    contacts: [{ category: 'Auftraggeber', name: one.client }],
    figures: (one.figures ?? []).map(([value, label]) => ({ value, label })),
    members: membersOf(one.contact, one.team),
    isPublic: !one.isDraft,
  });
  // Parts are created before the projects that contain them.
  const seedProjects = (some: readonly DemoProject[], parts: Ids) =>
    ensure(content.projects, some, 'title', projectDraft(parts));
  const partIds = await seedProjects(
    projects.filter(({ partOf }) => partOf),
    new Map(),
  );
  const wholeIds = await seedProjects(
    projects.filter(({ partOf }) => !partOf),
    partIds,
  );
  const projectIds = new Map([...partIds, ...wholeIds]);
  known.project = projectIds;
  known.post = await ensure(content.posts, posts, 'title', (one) => ({
    title: one.title,
    type: one.type,
    date: `${one.date}T08:00:00.000Z`,
    introduction: one.introduction,
    description: one.introduction,
    text: rich(...one.text),
    images: one.plan ? [planOf(one.plan)] : [],
    links: one.links ?? [],
    members: membersOf(one.author),
    projects: refsIn(projectIds, one.projects),
    ...subjectsOf(one),
    isPublic: !one.isDraft,
  }));
  known.block = await ensure(content.blocks, blocks, 'identifier', ({ key, content: fields, ...block }) => ({
    ...block,
    content: resolved(fields),
    isPublic: true,
  }));

  // Pages refer to each other, so all are created before any gets its content.
  const sites = new Map((await content.sites.all(tenant)).map((site) => [site.path, site]));
  for (const { path, type, name } of pages)
    if (!sites.has(path)) sites.set(path, await content.sites.createFrom(tenant, { path, type, name } as never));
  known.site = new Map(pages.map(({ key, path }) => [key, (sites.get(path) as Site).id]));
  for (const page of pages) {
    const { id, version, published } = sites.get(page.path) as Site;
    if (published) continue;
    const { key: _, content: fields, isDraft, title = '', description = '', ...rest } = page;
    const draft = { ...rest, title, description, isPublic: !isDraft, content: resolved(fields), version };
    const saved = await content.sites.update(tenant, id, draft as never);
    if (!isDraft) await content.publishSite(tenant, id, saved.version, 'Klara Obwexer');
  }

  type Item = (typeof menus)[number]['items'][number];
  const item = ({ label, site, url, children }: Item): unknown => ({
    label,
    ...(site ? { type: 'site', site: { id: idIn(known.site as Ids, site) } } : { type: 'link', url }),
    ...(children && { children: children.map(item) }),
  });
  await ensure(
    content.navigations,
    menus.map((menu) => ({ ...menu, key: menu.identifier })),
    'identifier',
    ({ name, identifier, items }) => ({ name, identifier, items: items.map(item), isPublic: true }),
  );
}
