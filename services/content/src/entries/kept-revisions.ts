import { isDeepStrictEqual } from 'node:util';
import { postRevisions, projectRevisions } from '@theke/contracts/content/entry-revision';
import type { Post } from '@theke/contracts/content/post';
import type { Project } from '@theke/contracts/content/project';
import { unknown } from '@theke/kit/problem';
import { eitherResourceStore } from '@theke/kit/resource/either-resource-store';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import type { z } from 'zod';
import { entryRevisionColumns } from '../list-columns.ts';

/** As many as there are changes, and nothing takes one away. Nobody reads more than a page. */
const room = { usual: Number.POSITIVE_INFINITY, mostBeyond: Number.POSITIVE_INFINITY };
const options = { columns: entryRevisionColumns, room };

type Entity = Post | Project;
type Saved = { isPublic: boolean; revisions?: number | undefined };
type Held = Record<string, unknown>;
/** When it is, and what a new revision is called. */
type Base = { now: () => Date; newId: () => string };
type Stamp = { revision: number; publishedAt: string; publishedBy: string };
export type StoredRevision = Stamp & Held & { title: string };

type Definition = typeof postRevisions | typeof projectRevisions;
type Store = ReturnType<typeof eitherResourceStore<z.ZodObject>>;

/** The revisions of posts or of projects: what guests saw of each, one after the other. */
export class KeptRevisions {
  readonly #store: Store;
  readonly #fields: readonly string[];

  constructor({ stored, held }: Definition) {
    this.#store = eitherResourceStore(stored, options) as unknown as Store;
    this.#fields = Object.keys(held.shape);
  }

  /** As it is read, so that what was just sent compares with what was stored. */
  held(entity: object): Held {
    const all = JSON.parse(JSON.stringify(entity)) as Held;
    return Object.fromEntries(this.#fields.flatMap((name) => (name in all ? [[name, all[name]]] : [])));
  }

  /**
   * Of an entry that guests see how many revisions it has once it is saved; a new one is written beforehand, so that nobody points to what is not there.
   * What guests saw before any were kept, or what was cut off on MongoDB, is written first.
   * @param before undefined: it is made, and its revision is written by `made`
   */
  async saved<D extends Saved>(
    unit: UnitOfWork,
    doc: D,
    before: Entity | undefined,
    by: string,
    base: Base,
  ): Promise<D> {
    const last = before?.revisions ?? 0;
    if (!doc.isPublic) return { ...doc, revisions: last };
    if (!before) return { ...doc, revisions: 1 };
    let known = last > 0 ? await this.#find(unit, before.id, last) : undefined;
    let revisions = last;
    if (!known && before.isPublic) {
      revisions = Math.max(last, 1);
      known = {
        ...this.held(before),
        revision: revisions,
        publishedAt: before.updatedAt,
        publishedBy: '',
      } as StoredRevision;
      await this.#insert(unit, before.id, known, base);
    }
    const next = this.held(doc);
    if (known && isDeepStrictEqual(this.held(known), next)) return { ...doc, revisions };
    revisions += 1;
    const publishedAt = base.now().toISOString();
    await this.#insert(unit, before.id, { ...next, revision: revisions, publishedAt, publishedBy: by }, base);
    return { ...doc, revisions };
  }

  /** The first revision of what was made public. */
  async made(unit: UnitOfWork, entity: Entity, before: Entity | undefined, by: string, base: Base): Promise<void> {
    if (before || !entity.isPublic) return;
    const stamp: Stamp = { revision: 1, publishedAt: base.now().toISOString(), publishedBy: by };
    await this.#insert(unit, entity.id, { ...this.held(entity), ...stamp }, base);
  }

  /** The newest first; those alone that the entry knows of. */
  list(unit: UnitOfWork, { id, revisions }: Entity, cut: { page: number; pageSize: number }) {
    const filter = { entry: id, revisionUntil: String((revisions ?? 0) + 1) };
    return this.#store.list(unit, { ...cut, filter }, false);
  }

  /** @throws Problem 404 */
  async read(unit: UnitOfWork, { id, revisions }: Entity, revision: number): Promise<StoredRevision> {
    const found = revision > (revisions ?? 0) ? undefined : await this.#find(unit, id, revision);
    if (!found) throw unknown('Fassung');
    return found;
  }

  async #find(unit: UnitOfWork, entry: string, revision: number): Promise<StoredRevision | undefined> {
    // The one that was written last, where a save was cut off behind it, on MongoDB, and done again.
    const query = { page: 1, pageSize: 1, sort: '-createdAt', filter: { entry, revision: String(revision) } };
    const [found] = (await this.#store.list(unit, query, false)).data;
    if (!found) return undefined;
    const { id, version, createdAt, updatedAt, entry: _, ...rest } = found as unknown as Held;
    return rest as StoredRevision;
  }

  async #insert(unit: UnitOfWork, entry: string, revision: Stamp & Held, { now, newId }: Base): Promise<void> {
    await this.#store.insert(unit, newId(), { ...revision, entry } as never, now());
  }
}

export const keptRevisions = {
  posts: new KeptRevisions(postRevisions),
  projects: new KeptRevisions(projectRevisions),
} as const;
