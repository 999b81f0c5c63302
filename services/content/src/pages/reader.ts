import type { Block } from '@theke/contracts/content/block';
import type { ShownImage } from '@theke/contracts/content/content-value';
import type { Form } from '@theke/contracts/content/form';
import type { Navigation } from '@theke/contracts/content/navigation';
import type { Node } from '@theke/contracts/content/node';
import type { Post } from '@theke/contracts/content/post';
import { contactPersonType, posts } from '@theke/contracts/content/post';
import type { Project } from '@theke/contracts/content/project';
import { shownSince } from '@theke/contracts/content/publishable';
import type { Site } from '@theke/contracts/content/site';
import type {
  Named,
  PostTeaser,
  ProjectTeaser,
  ShownMember,
  ShownPost,
  ShownProject,
  SiteTeaser,
} from '@theke/contracts/content/teasers';
import type { Page } from '@theke/contracts/endpoint';
import type { PublicProfile } from '@theke/contracts/identity/profile';
import type { Image } from '@theke/contracts/media/image';
import { isPublicAt } from '@theke/contracts/resource';
import type { ImageRef } from '@theke/contracts/wire';
import type { StoreQuery, UnitOfWork } from '@theke/kit/resource/resource-store';
import { postPath, projectPath } from '@theke/rules/content/slug';
import type { Content } from '../content.ts';
import { copied } from '../copies.ts';
import type { RelatedIndexes } from './related-index-cache.ts';

export type SubjectKind = 'services' | 'topics' | 'businessSectors';
type Ref = { id: string };
type Numbered = Ref & { title: string; number?: number | undefined };
type ByKind = { projects: Project; posts: Post; sites: Site; blocks: Block; nodes: Node; forms: Form };
type Lists = {
  readonly [K in keyof ByKind]: {
    list(unit: UnitOfWork, query: StoreQuery, onlyPublic: boolean): Promise<Page<ByKind[K]>>;
  };
};
type Subjects = Record<SubjectKind, Map<string, Named>>;

/** Reference to a picture in content. */
type DescribedImage = ImageRef & { alt?: string; copyright?: string };

/** E-mail of a `team_member` block, in lower case. */
export const emailOf = (content: Readonly<Record<string, unknown>>): string | undefined => {
  const email = (content.contact as { email?: unknown } | undefined)?.email;
  return typeof email === 'string' && email !== '' ? email.toLowerCase() : undefined;
};

type MenuItem = Omit<Navigation['items'][number], 'children'> & { children?: readonly MenuItem[] };
/** Visitors know the top levels, so they come first. */
const sitesByLevel = (items: readonly MenuItem[]): Ref[] =>
  items.length === 0
    ? []
    : [...items.flatMap(({ site }) => site ?? []), ...sitesByLevel(items.flatMap(({ children = [] }) => children))];

/** The draft takes the place of its published menu, and of another one for the same position. */
const withDraftMenu = (menus: Navigation[], draft: Navigation | undefined): Navigation[] =>
  draft ? [...menus.filter(({ id, identifier }) => id !== draft.id && identifier !== draft.identifier), draft] : menus;

/** Page limit of a store. */
const max = 500;

export const hrefOf = (path: string): string => `/${path}`;

/**
 * Loads the data of one response with its references: each entity once, only public ones. Administrators may include
 * drafts of posts.
 */
export class Reader {
  readonly #unit: UnitOfWork;
  readonly #content: Content;
  readonly #tenant: string;
  readonly #draftMenu: Navigation | undefined;
  #menus: Promise<Navigation[]> | undefined;
  #menuSites: Promise<Site[]> | undefined;
  #subjects: Promise<Subjects> | undefined;
  #profiles: Promise<PublicProfile[]> | undefined;
  #portraits: Promise<Map<string, DescribedImage>> | undefined;
  /** Media's copies of pictures by id; null for unknown ones. */
  readonly #imageCopies = new Map<string, Image | null>();
  /** Pending loads of pictures by id, shared by concurrent readers. */
  readonly #pendingImages = new Map<string, Promise<void>>();

  /** @param draftMenu a menu to show in place of its published one, for previews */
  constructor(content: Content, unit: UnitOfWork, tenant: string, draftMenu?: Navigation) {
    this.#content = content;
    this.#unit = unit;
    this.#tenant = tenant;
    this.#draftMenu = draftMenu;
  }

  get stores() {
    const { resources } = this.#content;
    return {
      sites: resources.sites.store,
      blocks: resources.blocks.store,
      nodes: resources.nodes.store,
      navigations: resources.navigations.store,
      redirects: resources.redirects.store,
      posts: resources.posts.store,
      projects: resources.projects.store,
      forms: resources.forms.store,
    };
  }

  get unit(): UnitOfWork {
    return this.#unit;
  }

  /** Cached comparison index of this business. */
  get related(): RelatedIndexes {
    return this.#content.related.forTenant(this.#tenant);
  }

  get now(): Date {
    return this.#content.now();
  }

  /** Whether guests may see a post: it is public and its date has come. */
  isShown(post: Pick<Post, 'isPublic' | 'date'>): boolean {
    return isPublicAt(posts, post, this.now);
  }

  /** All public menus. */
  menus(): Promise<Navigation[]> {
    this.#menus ??= this.stores.navigations
      .list(this.#unit, { page: 1, pageSize: 100 }, true)
      .then(({ data }) => withDraftMenu(data, this.#draftMenu));
    return this.#menus;
  }

  /** The public pages that menus link to: those of the main menu first, each menu level by level. */
  menuSites(): Promise<Site[]> {
    this.#menuSites ??= this.menus().then((menus) => {
      const isMain = ({ identifier }: Navigation) => identifier === 'main';
      const [main, others] = [menus.filter(isMain), menus.filter((menu) => !isMain(menu))];
      return this.byIds(
        'sites',
        [main, others].flatMap((some) => sitesByLevel(some.flatMap(({ items }) => items))),
      );
    });
    return this.#menuSites;
  }

  /** All public services, topics and sectors by id. */
  subjects(): Promise<Subjects> {
    this.#subjects ??= this.#readSubjects();
    return this.#subjects;
  }

  async #readSubjects(): Promise<Subjects> {
    const query = { page: 1, pageSize: max, sort: 'name' };
    const read = async (kind: SubjectKind) => {
      const { data } = await this.#content.resources[kind].store.list(this.#unit, query, true);
      return new Map(data.map(({ id, number = 0, name }) => [id, { id, number, name }]));
    };
    const [services, topics, businessSectors] = await Promise.all([
      read('services'),
      read('topics'),
      read('businessSectors'),
    ]);
    return { services, topics, businessSectors };
  }

  async #named<E extends Record<SubjectKind, readonly Ref[]>>(entity: E): Promise<Record<SubjectKind, Named[]>> {
    const subjects = await this.subjects();
    const subjectsOf = (kind: SubjectKind) => entity[kind].flatMap(({ id }) => subjects[kind].get(id) ?? []);
    return {
      services: subjectsOf('services'),
      topics: subjectsOf('topics'),
      businessSectors: subjectsOf('businessSectors'),
    };
  }

  /** All people with a public profile. */
  profiles(): Promise<PublicProfile[]> {
    this.#profiles ??= copied.stores.profiles.all(this.#unit);
    return this.#profiles;
  }

  async members(members: readonly { type: string; user: Ref }[]): Promise<ShownMember[]> {
    if (members.length === 0) return [];
    const ids = [...new Set(members.map(({ user }) => user.id))];
    const profiles = await copied.stores.profiles.findMany(this.#unit, ids);
    const found = members.flatMap(({ type, user: { id } }) => {
      const user = profiles.get(id);
      return user ? [{ type, user }] : [];
    });
    const portraits = found.some(({ user }) => !user.picture && user.email) ? await this.#teamPortraits() : undefined;
    const portraitOf = ({ picture, email }: PublicProfile) => picture ?? portraits?.get(email.toLowerCase());
    await this.loadImageCopies(found.map(({ user }) => portraitOf(user)));
    const shown: ShownMember[] = [];
    for (const { type, user } of found) shown.push({ type, user, portrait: await this.image(portraitOf(user)) });
    // Contact persons first.
    return shown.toSorted((a, b) => Number(b.type === contactPersonType) - Number(a.type === contactPersonType));
  }

  /** Portraits of public `team_member` blocks, by e-mail. */
  #teamPortraits(): Promise<Map<string, DescribedImage>> {
    this.#portraits ??= this.#readPortraits();
    return this.#portraits;
  }

  /** All public `team_member` blocks. */
  async teamMembers(): Promise<Block[]> {
    const query = { page: 1, pageSize: max, filter: { type: 'team_member' } };
    return (await this.stores.blocks.list(this.#unit, query, true)).data;
  }

  async #readPortraits(): Promise<Map<string, DescribedImage>> {
    return new Map(
      (await this.teamMembers()).flatMap(({ content }) => {
        const email = emailOf(content);
        return email && content.picture ? [[email, content.picture as DescribedImage] as const] : [];
      }),
    );
  }

  /** Loads media's copies of all these pictures in one query. */
  async loadImageCopies(values: readonly (Ref | undefined | null)[]): Promise<void> {
    const ids = [...new Set(values.flatMap((value) => value?.id ?? []))];
    const missing = ids.filter((id) => !this.#pendingImages.has(id));
    if (missing.length > 0) {
      const asking = copied.stores.images.findMany(this.#unit, missing).then((found) => {
        for (const id of missing) this.#imageCopies.set(id, found.get(id) ?? null);
      });
      for (const id of missing) this.#pendingImages.set(id, asking);
    }
    await Promise.all(ids.map((id) => this.#pendingImages.get(id)));
  }

  /** Merges the content's data of a picture with media's; the content's has priority. */
  async image(value: DescribedImage | undefined | null): Promise<ShownImage | null> {
    if (!value) return null;
    await this.loadImageCopies([value]);
    const copy = this.#imageCopies.get(value.id);
    const { id, version, extension } = value;
    const look = copy?.look ?? value.look;
    return {
      id,
      version,
      extension,
      ...(look && { look }),
      alt: value.alt || copy?.description || '',
      copyright: value.copyright || copy?.copyright || '',
    };
  }

  async images(values: readonly ImageRef[]): Promise<ShownImage[]> {
    await this.loadImageCopies(values);
    const shown: ShownImage[] = [];
    for (const value of values) shown.push((await this.image(value)) as ShownImage);
    return shown;
  }

  /** Paths of projects and posts: their public page, else their own address. */
  async pathsOf(kind: 'project' | 'post', entities: readonly Numbered[]): Promise<(one: Numbered) => string> {
    const ids = entities.map(({ id }) => id);
    const stories = await this.storiesOf(kind === 'project' ? 'projectId' : 'postId', ids);
    return ({ id, title, number = 0 }) => {
      const story = stories.get(id)?.published;
      return story
        ? hrefOf(story.path)
        : kind === 'project'
          ? projectPath({ title, number })
          : postPath({ title, number });
    };
  }

  /** Public pages about these entities, by entity. */
  async storiesOf(field: 'projectId' | 'postId', ids: readonly string[]): Promise<Map<string, Site>> {
    if (ids.length === 0) return new Map();
    const shownType = field === 'projectId' ? 'case_study' : 'spotlight';
    const { data } = await this.stores.sites.list(
      this.#unit,
      { page: 1, pageSize: max, filter: { [field]: [...ids], shownType } },
      true,
    );
    return new Map(data.map((site) => [site[field] as string, site]));
  }

  async projectTeasers(projects: readonly Project[]): Promise<ProjectTeaser[]> {
    if (projects.length === 0) return [];
    const [pathOf] = await Promise.all([
      this.pathsOf('project', projects),
      this.loadImageCopies(projects.map(({ images }) => images[0])),
      this.subjects(),
    ]);
    const teasers: ProjectTeaser[] = [];
    for (const project of projects) {
      const { id, number = 0, title, introduction, startDate, endDate, weight, isPublic } = project;
      const href = pathOf(project);
      teasers.push({
        id,
        number,
        title,
        introduction,
        startDate,
        endDate,
        weight,
        isPublic,
        image: await this.image(project.images[0]),
        ...(await this.#named(project)),
        href,
        hasStory: href !== projectPath({ title, number }),
      });
    }
    return teasers;
  }

  async postTeasers(found: readonly Post[]): Promise<PostTeaser[]> {
    if (found.length === 0) return [];
    const [pathOf] = await Promise.all([
      this.pathsOf('post', found),
      this.loadImageCopies(found.map(({ images }) => images[0])),
      this.subjects(),
    ]);
    const teasers: PostTeaser[] = [];
    for (const post of found) {
      const { id, number = 0, title, type, date, introduction } = post;
      teasers.push({
        id,
        number,
        title,
        type,
        date,
        introduction,
        isPublic: this.isShown(post),
        image: await this.image(post.images[0]),
        ...(await this.#named(post)),
        href: pathOf(post),
      });
    }
    return teasers;
  }

  async project(project: Project): Promise<ShownProject> {
    const { description, text, files, links, keywords, contacts, figures } = project;
    const [[teaser], images, members, subProjects] = await Promise.all([
      this.projectTeasers([project]),
      this.images(project.images),
      this.members(project.members),
      this.byIds('projects', project.subProjects).then((found) => this.projectTeasers(found)),
    ]);
    return {
      ...(teaser as ProjectTeaser),
      description,
      text,
      files,
      links,
      keywords,
      contacts,
      // Legacy projects have no figures.
      figures: figures ?? [],
      updatedAt: shownSince(project),
      images,
      members,
      subProjects,
    };
  }

  async post(post: Post): Promise<ShownPost> {
    const { description, text, files, links } = post;
    const [[teaser], images, members, projects] = await Promise.all([
      this.postTeasers([post]),
      this.images(post.images),
      this.members(post.members),
      this.byIds('projects', post.projects).then((found) => this.projectTeasers(found)),
    ]);
    return {
      ...(teaser as PostTeaser),
      description,
      text,
      files,
      links,
      updatedAt: shownSince(post),
      images,
      members,
      projects,
    };
  }

  async siteTeasers(sites: readonly Site[]): Promise<SiteTeaser[]> {
    if (sites.length === 0) return [];
    const teasers: SiteTeaser[] = [];
    const projects = await this.byIds(
      'projects',
      sites.flatMap(({ projectId }) => (projectId ? [{ id: projectId }] : [])),
    );
    const projectById = new Map(projects.map((project) => [project.id, project]));
    const projectOf = ({ projectId }: Site) => (projectId ? projectById.get(projectId) : undefined);
    // As on the page itself (SITE-13).
    const pictureOf = (site: Site) =>
      (site.published?.content.image as ImageRef | undefined) ?? projectOf(site)?.images[0];
    await this.loadImageCopies(sites.map(pictureOf));
    for (const site of sites) {
      const { id, published } = site;
      const project = projectOf(site);
      const subjects = project ? await this.#named(project) : { topics: [], businessSectors: [] };
      if (!published) continue;
      const { type, path, name, title, description, content } = published;
      teasers.push({
        id,
        type,
        href: hrefOf(path),
        name,
        title: typeof content.title === 'string' && content.title !== '' ? content.title : title,
        description,
        teaser: typeof content.teaser === 'string' ? content.teaser : '',
        image: await this.image(pictureOf(site)),
        // Omits a project that is not public.
        project: project
          ? {
              startDate: project.startDate,
              endDate: project.endDate,
              topics: subjects.topics,
              businessSectors: subjects.businessSectors,
            }
          : null,
      });
    }
    return teasers;
  }

  /** The public ones of these nodes, then the public entries directly below them, in their order. */
  async nodesWithEntries(refs: readonly Ref[]): Promise<Node[]> {
    const above = await this.byIds('nodes', refs);
    if (above.length === 0) return [];
    const filter = { parent: above.map(({ id }) => id) };
    const query = { page: 1, pageSize: max, sort: 'position', filter };
    return [...above, ...(await this.stores.nodes.list(this.#unit, query, true)).data];
  }

  /** The public ones of these references, in order; of posts for administrators also drafts. */
  async byIds<K extends keyof ByKind>(kind: K, refs: readonly Ref[], withDrafts = false): Promise<ByKind[K][]> {
    const ids = [...new Set(refs.map(({ id }) => id))].slice(0, 400);
    if (ids.length === 0) return [];
    const lists: Lists = this.stores;
    const { data } = await lists[kind].list(
      this.#unit,
      { page: 1, pageSize: max, ids: ids.join(',') },
      kind !== 'forms' && !withDrafts,
    );
    const byId = new Map(data.map((one) => [one.id, one]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}
