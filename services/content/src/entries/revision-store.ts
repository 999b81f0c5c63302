import { isDeepStrictEqual } from 'node:util';
import type { EntryRevisions } from '@theke/contracts/content/entry-revision';
import { shownSince } from '@theke/contracts/content/publishable';
import { unknown } from '@theke/kit/problem';
import { eitherResourceStore } from '@theke/kit/resource/either-resource-store';
import { removeAllForGood } from '@theke/kit/resource/remove-for-good';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import { unlimitedSize } from '@theke/kit/resource/size-limit';
import type { z } from 'zod';
import { entryRevisionColumns } from '../list-columns.ts';
import type { Held } from './entry-decisions.ts';

/** Unlimited: one row per publication, which are never deleted. A read returns at most one page. */
const options = { columns: entryRevisionColumns, sizeLimit: unlimitedSize };

/** Fields of an entry that its revisions need. */
export type Entry = { id: string; isPublic: boolean; revisions: number; publishedAt: string | null; updatedAt: string };
/** Clock and id generator for new revisions. */
export type Base = { now: () => Date; newId: () => string };
type Stamp = { revision: number; publishedAt: string; publishedBy: string };
export type StoredRevision = Stamp & Held;

type Store = ReturnType<typeof eitherResourceStore<z.ZodObject>>;

/** Revisions of posts, projects, blocks or menus: each published version. */
export class RevisionStore {
  readonly #store: Store;
  readonly #stored: EntryRevisions['stored'];
  readonly #fields: readonly string[];

  constructor({ stored, held }: EntryRevisions) {
    this.#store = eitherResourceStore(stored, options) as unknown as Store;
    this.#stored = stored;
    this.#fields = Object.keys(held.shape);
  }

  /** The visible fields after parsing, to compare sent with stored ones. */
  held(entity: object): Held {
    const all = JSON.parse(JSON.stringify(entity)) as Held;
    return Object.fromEntries(this.#fields.flatMap((name) => (name in all ? [[name, all[name]]] : [])));
  }

  /**
   * Revision number after publishing. Writes a new revision first, so that no entry refers to a missing one. Also
   * writes a missing previous one: from before revisions existed, or lost in a crash on MongoDB.
   * @param before undefined for a new entry, whose revision is written by `made`
   */
  async published(
    unit: UnitOfWork,
    doc: object,
    before: Entry | undefined,
    by: string,
    base: Base,
  ): Promise<{ revisions: number; isNew: boolean }> {
    if (!before) return { revisions: 1, isNew: true };
    const last = before.revisions ?? 0;
    let previous = last > 0 ? await this.#find(unit, before.id, last) : undefined;
    let revisions = last;
    if (!previous && before.isPublic) {
      revisions = Math.max(last, 1);
      previous = {
        ...this.held(before),
        revision: revisions,
        publishedAt: shownSince(before),
        publishedBy: '',
      } as StoredRevision;
      await this.#insert(unit, before.id, previous, base);
    }
    const next = this.held(doc);
    if (previous && isDeepStrictEqual(this.held(previous), next)) return { revisions, isNew: false };
    revisions += 1;
    const publishedAt = base.now().toISOString();
    await this.#insert(unit, before.id, { ...next, revision: revisions, publishedAt, publishedBy: by }, base);
    return { revisions, isNew: true };
  }

  /** Writes the first revision of a newly created public entry. */
  async made(unit: UnitOfWork, entity: Entry, before: Entry | undefined, by: string, base: Base): Promise<void> {
    if (before || !entity.isPublic) return;
    const stamp: Stamp = { revision: 1, publishedAt: base.now().toISOString(), publishedBy: by };
    await this.#insert(unit, entity.id, { ...this.held(entity), ...stamp }, base);
  }

  /** Newest first; without revisions of an aborted publication. */
  list(unit: UnitOfWork, { id, revisions }: Entry, cut: { page: number; pageSize: number }) {
    const filter = { entry: id, revisionUntil: String((revisions ?? 0) + 1) };
    return this.#store.list(unit, { ...cut, filter }, false);
  }

  /** @throws Problem 404 */
  async read(unit: UnitOfWork, { id, revisions }: Entry, revision: number): Promise<StoredRevision> {
    const found = revision > (revisions ?? 0) ? undefined : await this.#find(unit, id, revision);
    if (!found) throw unknown('Fassung');
    return found;
  }

  /** Removes the revisions of a deleted entry. */
  remove(unit: UnitOfWork, entry: string): Promise<void> {
    return removeAllForGood(unit, { resource: this.#stored, store: this.#store }, { entry });
  }

  async #find(unit: UnitOfWork, entry: string, revision: number): Promise<StoredRevision | undefined> {
    // The last one written: on MongoDB a save may have been aborted after its revision and repeated.
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
