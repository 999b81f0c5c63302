import type { ShownImage } from '@theke/contracts/content/content-value';
import type { Post } from '@theke/contracts/content/post';
import { contactPersonType } from '@theke/contracts/content/post';
import type { Project } from '@theke/contracts/content/project';
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
import type { PublicProfile } from '@theke/contracts/identity/profile';
import type { ImageRef } from '@theke/contracts/wire';
import type { Transaction } from '@theke/kit/database/database';
import type { StoreQuery, UnitOfWork } from '@theke/kit/resource/resource-store';
import { postPath, projectPath } from '@theke/rules/content/slug';
import type { Content } from '../content.ts';
import { copied } from '../copies.ts';

type Kind = 'services' | 'topics' | 'businessSectors';
type Ref = { id: string };
type Subjects = Record<Kind, Map<string, Named>>;

/** A store answers at most so many at once. */
const most = 500;

export const hrefOf = (path: string): string => `/${path}`;

/**
 * Reads for one answer what it shows, and resolves what that refers to: each thing once, only what is public. Administrators may ask for drafts
 * of posts too.
 */
export class Reader {
  readonly #unit: UnitOfWork;
  readonly #content: Content;
  #subjects: Promise<Subjects> | undefined;
  #profiles: Promise<PublicProfile[]> | undefined;

  constructor(content: Content, unit: UnitOfWork) {
    this.#content = content;
    this.#unit = unit;
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

  get now(): Date {
    return this.#content.now();
  }

  /** All public services, topics and sectors by id. */
  subjects(): Promise<Subjects> {
    this.#subjects ??= this.#readSubjects();
    return this.#subjects;
  }

  async #readSubjects(): Promise<Subjects> {
    const found: Partial<Subjects> = {};
    for (const kind of ['services', 'topics', 'businessSectors'] as const) {
      const { data } = await this.#content.resources[kind].store.list(
        this.#unit,
        { page: 1, pageSize: most, sort: 'name' },
        true,
      );
      found[kind] = new Map(data.map(({ id, number = 0, name }) => [id, { id, number, name }]));
    }
    return found as Subjects;
  }

  async #named<E extends Record<Kind, readonly Ref[]>>(entity: E): Promise<Record<Kind, Named[]>> {
    const subjects = await this.subjects();
    const of = (kind: Kind) => entity[kind].flatMap(({ id }) => subjects[kind].get(id) ?? []);
    return { services: of('services'), topics: of('topics'), businessSectors: of('businessSectors') };
  }

  /** Everybody with a public profile. */
  profiles(): Promise<PublicProfile[]> {
    this.#profiles ??= copied.stores.profiles.all(this.#unit as Transaction);
    return this.#profiles;
  }

  async members(members: readonly { type: string; user: Ref }[]): Promise<ShownMember[]> {
    const profiles = members.length > 0 ? await this.profiles() : [];
    const byId = new Map(profiles.map((one) => [one.id, one]));
    const shown = members.flatMap(({ type, user }) => {
      const profile = byId.get(user.id);
      return profile ? [{ type, user: profile }] : [];
    });
    // Whom visitors may turn to stands first.
    return shown.toSorted((a, b) => Number(b.type === contactPersonType) - Number(a.type === contactPersonType));
  }

  /** With what media says of it; what its editor says here counts more. */
  async image(value: (ImageRef & { alt?: string; copyright?: string }) | undefined | null): Promise<ShownImage | null> {
    if (!value) return null;
    const told = await copied.stores.images.find(this.#unit as Transaction, value.id);
    const { id, version, extension } = value;
    const look = told?.look ?? value.look;
    return {
      id,
      version,
      extension,
      ...(look && { look }),
      alt: value.alt || told?.description || '',
      copyright: value.copyright || told?.copyright || '',
    };
  }

  async images(values: readonly ImageRef[]): Promise<ShownImage[]> {
    const shown: ShownImage[] = [];
    for (const value of values) shown.push((await this.image(value)) as ShownImage);
    return shown;
  }

  /** Public pages that tell of these, by what they tell of. */
  async storiesOf(field: 'projectId' | 'postId', ids: readonly string[]): Promise<Map<string, Site>> {
    if (ids.length === 0) return new Map();
    const shownType = field === 'projectId' ? 'case_study' : 'spotlight';
    const { data } = await this.stores.sites.list(
      this.#unit,
      { page: 1, pageSize: most, filter: { [field]: [...ids], shownType } },
      true,
    );
    return new Map(data.map((site) => [site[field] as string, site]));
  }

  async projectTeasers(projects: readonly Project[]): Promise<ProjectTeaser[]> {
    const stories = await this.storiesOf(
      'projectId',
      projects.map(({ id }) => id),
    );
    const teasers: ProjectTeaser[] = [];
    for (const project of projects) {
      const { id, number = 0, title, introduction, startDate, endDate, weight, isPublic } = project;
      const story = stories.get(id)?.published;
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
        href: story ? hrefOf(story.path) : projectPath({ title, number }),
        hasStory: story !== undefined && story !== null,
      });
    }
    return teasers;
  }

  async postTeasers(posts: readonly Post[]): Promise<PostTeaser[]> {
    const stories = await this.storiesOf(
      'postId',
      posts.map(({ id }) => id),
    );
    const teasers: PostTeaser[] = [];
    for (const post of posts) {
      const { id, number = 0, title, type, date, introduction, isPublic } = post;
      const story = stories.get(id)?.published;
      teasers.push({
        id,
        number,
        title,
        type,
        date,
        introduction,
        isPublic,
        image: await this.image(post.images[0]),
        ...(await this.#named(post)),
        href: story ? hrefOf(story.path) : postPath({ title, number }),
      });
    }
    return teasers;
  }

  async project(project: Project): Promise<ShownProject> {
    const [teaser] = await this.projectTeasers([project]);
    const { description, text, files, links, keywords, contacts, updatedAt } = project;
    return {
      ...(teaser as ProjectTeaser),
      description,
      text,
      files,
      links,
      keywords,
      contacts,
      updatedAt,
      images: await this.images(project.images),
      members: await this.members(project.members),
      subProjects: await this.projectTeasers(await this.byIds('projects', project.subProjects)),
    };
  }

  async post(post: Post): Promise<ShownPost> {
    const [teaser] = await this.postTeasers([post]);
    const { description, text, files, links, updatedAt } = post;
    return {
      ...(teaser as PostTeaser),
      description,
      text,
      files,
      links,
      updatedAt,
      images: await this.images(post.images),
      members: await this.members(post.members),
      projects: await this.projectTeasers(await this.byIds('projects', post.projects)),
    };
  }

  async siteTeasers(sites: readonly Site[]): Promise<SiteTeaser[]> {
    const teasers: SiteTeaser[] = [];
    const projects = await this.byIds(
      'projects',
      sites.flatMap(({ projectId }) => (projectId ? [{ id: projectId }] : [])),
    );
    // As on the page itself (SITE-13).
    const pictureOf = (projectId: string | null) => projects.find(({ id }) => id === projectId)?.images[0];
    for (const { id, published, projectId, postId } of sites) {
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
        image: await this.image((content.image as ImageRef | undefined) ?? pictureOf(projectId)),
        projectId,
        postId,
      });
    }
    return teasers;
  }

  /** Those of these that are public, in their order. */
  async byIds<K extends 'projects' | 'posts' | 'sites' | 'blocks' | 'nodes' | 'forms'>(kind: K, refs: readonly Ref[]) {
    type One = K extends 'projects' ? Project : K extends 'posts' ? Post : K extends 'sites' ? Site : Ref;
    const ids = [...new Set(refs.map(({ id }) => id))].slice(0, 400);
    if (ids.length === 0) return [] as One[];
    const query: StoreQuery = { page: 1, pageSize: most, ids: ids.join(',') };
    const { data } = await this.stores[kind].list(this.#unit, query, kind !== 'forms');
    const byId = new Map((data as Ref[]).map((one) => [one.id, one]));
    return ids.flatMap((id) => byId.get(id) ?? []) as One[];
  }
}
