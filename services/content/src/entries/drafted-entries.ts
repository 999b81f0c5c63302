import type { Block } from '@theke/contracts/content/block';
import { type EntryRevisions, entryRevisions } from '@theke/contracts/content/entry-revision';
import type { Post } from '@theke/contracts/content/post';
import { shownSince } from '@theke/contracts/content/publishable';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import { blockTypes } from '@theke/rules/content/block-types';
import { checkLayout } from '../check-layout.ts';
import { checkText } from '../check-text.ts';
import { describedPictures } from '../pages/described-pictures.ts';
import { type EntryDoc, type Held, withDraft, withoutDraft } from './entry-decisions.ts';
import { type Base, type Entry, RevisionStore } from './revision-store.ts';

/** What must hold. @throws Problem 422 naming the field */
type Checks<D> = {
  /** Of whatever is saved. */
  draft: (doc: D) => void;
  /** Of what guests see. */
  shown: (unit: UnitOfWork, doc: D) => Promise<void> | void;
};

/** Posts, projects, blocks or menus: what is stored of what was saved or published, and the revisions of it. */
export class DraftedEntries<Checked extends object> {
  readonly kept: RevisionStore;
  readonly #checks: Checks<Checked>;

  constructor(definition: EntryRevisions, checks: Checks<Checked>) {
    this.kept = new RevisionStore(definition);
    this.#checks = checks;
  }

  /** What a resource does with what is saved of it. */
  hooks(base: Base) {
    return {
      beforeSave: <D extends EntryDoc & Checked>(unit: UnitOfWork, sent: D, before: Entry | undefined, by: string) =>
        this.saved(unit, sent, before, by, base),
      afterSave: (unit: UnitOfWork, entity: Entry, _sent: unknown, before: Entry | undefined, by: string) =>
        this.kept.made(unit, entity, before, by, base),
    };
  }

  /**
   * What is stored of what was sent. Of one that guests see it becomes the draft; one that was not public and is now is published, as whoever asks for
   * several at once does; and one that is not public any more is its own draft again.
   * @throws Problem 422 naming the field
   */
  async saved<D extends EntryDoc & Checked>(
    unit: UnitOfWork,
    sent: D,
    before: Entry | undefined,
    by: string,
    base: Base,
  ) {
    this.#checks.draft(sent);
    if (!sent.isPublic) return { ...sent, draft: undefined, hasChanges: false, publishedAt: null };
    if (!before?.isPublic) return this.published(unit, { ...sent, draft: undefined }, before, by, base);
    const shown = this.kept.held(before);
    return withDraft({ ...sent, ...shown }, shown, this.kept.held(sent), before.updatedAt);
  }

  /** Guests see the draft. @throws Problem 422 naming what they may not see as it is */
  async published<D extends EntryDoc & Checked>(
    unit: UnitOfWork,
    doc: D,
    before: Entry | undefined,
    by: string,
    base: Base,
  ) {
    const next = { ...withoutDraft(doc), isPublic: true };
    await this.#checks.shown(unit, next);
    const { revisions, isNew } = await this.kept.published(unit, next, before, by, base);
    const since = before?.isPublic ? shownSince(before) : null;
    return { ...next, revisions, publishedAt: isNew || !since ? base.now().toISOString() : since };
  }

  /** The draft becomes what a revision held; of one that is not public its own fields do. */
  restored<D extends EntryDoc>(doc: D, revision: Held, before: Entry): D {
    const held = this.kept.held(revision);
    return doc.isPublic ? withDraft(doc, this.kept.held(before), held, before.updatedAt) : { ...doc, ...held };
  }
}

const texts: Checks<Pick<Post, 'text' | 'images' | 'isPublic'>> = {
  draft: ({ text }) => checkText({ text, isPublic: false }),
  shown: async (unit, doc) => {
    checkText(doc);
    await describedPictures(unit, doc);
  },
};

const checkBlock = ({ type, content }: Pick<Block, 'type' | 'content'>, purpose: 'draft' | 'shown') =>
  checkLayout(blockTypes[type].layout, content, 'content', purpose);

export const draftedEntries = {
  posts: new DraftedEntries(entryRevisions.posts, texts),
  projects: new DraftedEntries(entryRevisions.projects, texts),
  blocks: new DraftedEntries<Pick<Block, 'type' | 'content'>>(entryRevisions.blocks, {
    draft: (doc) => checkBlock(doc, 'draft'),
    shown: (_, doc) => checkBlock(doc, 'shown'),
  }),
  // Where a menu leads is looked up when it is shown.
  navigations: new DraftedEntries(entryRevisions.navigations, { draft: () => undefined, shown: () => undefined }),
} as const;
