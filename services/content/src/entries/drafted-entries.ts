import type { Block } from '@theke/contracts/content/block';
import { type EntryRevisions, entryRevisions } from '@theke/contracts/content/entry-revision';
import type { Post } from '@theke/contracts/content/post';
import { shownSince } from '@theke/contracts/content/publishable';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import { blockTypes } from '@theke/rules/content/block-types';
import { checkLayout } from '../check-layout.ts';
import { checkText } from '../check-text.ts';
import { withoutMissedPlan } from '../missed-plan.ts';
import { describedPictures } from '../pages/described-pictures.ts';
import { type EntryDoc, type Held, withDraft, withoutDraft } from './entry-decisions.ts';
import { type Base, type Entry, RevisionStore } from './revision-store.ts';

/** Validations. @throws Problem 422 naming the field */
type Checks<D> = {
  /** For every saved document. */
  draft: (doc: D) => void;
  /** For documents visible to guests. */
  shown: (unit: UnitOfWork, doc: D) => Promise<void> | void;
};

/** Saves and publishes posts, projects, blocks or menus, with their revisions. */
export class DraftedEntries<Checked extends object> {
  readonly revisions: RevisionStore;
  readonly #checks: Checks<Checked>;

  constructor(definition: EntryRevisions, checks: Checks<Checked>) {
    this.revisions = new RevisionStore(definition);
    this.#checks = checks;
  }

  /** Resource hooks for saving. */
  hooks(base: Base) {
    return {
      beforeSave: <D extends EntryDoc & Checked>(unit: UnitOfWork, sent: D, before: Entry | undefined, by: string) =>
        this.saved(unit, sent, before, by, base),
      afterSave: (unit: UnitOfWork, entity: Entry, _sent: unknown, before: Entry | undefined, by: string) =>
        this.revisions.made(unit, entity, before, by, base),
      beforeRestore: async <D extends EntryDoc>(_unit: UnitOfWork, doc: D) => ({
        doc: withoutMissedPlan(doc, base.now()),
      }),
    };
  }

  /**
   * Stored document for a sent one. For a public one the sent fields become the draft. A newly public one is published,
   * as bulk changes do. One that is no longer public has no separate draft.
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
    const shown = this.revisions.held(before);
    return withDraft({ ...sent, ...shown }, shown, this.revisions.held(sent), before.updatedAt);
  }

  /** Publishes the draft. @throws Problem 422 naming the fields that guests may not see in this state */
  async published<D extends EntryDoc & Checked>(
    unit: UnitOfWork,
    doc: D,
    before: Entry | undefined,
    by: string,
    base: Base,
  ) {
    const next = { ...withoutDraft(doc), isPublic: true, publishAt: null, planFailure: null };
    await this.#checks.shown(unit, next);
    const { revisions, isNew } = await this.revisions.published(unit, next, before, by, base);
    const since = before?.isPublic ? shownSince(before) : null;
    return { ...next, revisions, publishedAt: isNew || !since ? base.now().toISOString() : since };
  }

  /** Restores a revision into the draft; into the fields themselves if it is not public. */
  restored<D extends EntryDoc>(doc: D, revision: Held, before: Entry): D {
    const held = this.revisions.held(revision);
    return doc.isPublic ? withDraft(doc, this.revisions.held(before), held, before.updatedAt) : { ...doc, ...held };
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
  // Targets of menus are resolved when they are shown.
  navigations: new DraftedEntries(entryRevisions.navigations, { draft: () => undefined, shown: () => undefined }),
} as const;
