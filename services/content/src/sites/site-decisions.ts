import { isDeepStrictEqual } from 'node:util';
import type { Site, SiteRevision } from '@theke/contracts/content/site';
import type { GeneratedMark } from '@theke/contracts/content/stored-edits';
import { conflict, invalid } from '@theke/kit/problem';
import { visibleMarks } from '@theke/rules/content/editing/generated-marks';
import {
  changedKeys,
  type EditBatch,
  type EditState,
  type MergedEdits,
  mergeEdits,
  recordChanges,
} from '@theke/rules/content/editing/merge-edits';
import type { PageDraft } from '@theke/rules/content/editing/page-draft';
import { pageTypes } from '@theke/rules/content/page-types';
import { isFixedPath } from '@theke/rules/site/platform-paths';
import { checkLayout } from '../check-layout.ts';
import { type Page, pageDraftOf, pageOf } from './page-draft-of.ts';

// Decisions about pages. Their own fields are the working draft; `published` is the revision visible to guests, and
// never changes.

export type SiteDoc = Omit<Site, 'id' | 'version' | 'createdAt' | 'updatedAt'>;
const referredIn = ({ type, content }: Page, pageType: SiteRevision['type'], field: string): string | null => {
  const value = type === pageType ? content[field] : undefined;
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : null;
};

export const fieldsOf = ({ id: _, version: __, createdAt: ___, updatedAt: ____, ...doc }: Site): SiteDoc => doc;

/** Time and editor of a mark are no difference. */
const comparable = (page: Page) => ({ ...pageOf(page), generated: pageDraftOf(pageOf(page)).generated });

/** Adds the derived fields. */
export const complete = (doc: SiteDoc): SiteDoc => {
  const { published } = doc;
  return {
    ...doc,
    isListed: doc.isPublic && published !== null,
    hasChanges: !published || !isDeepStrictEqual(comparable(doc), comparable(published)),
    shownType: published?.type ?? null,
    projectId: published && referredIn(published, 'case_study', 'project'),
    postId: published && referredIn(published, 'spotlight', 'post'),
  };
};

/** A page whose draft takes the place of its published revision, for previews. */
export function asPublished(site: Site): Site & { published: SiteRevision } {
  const revision = { revision: site.revisions + 1, publishedAt: site.updatedAt, publishedBy: '' };
  const published = { ...pageOf(site), content: pageDraftOf(site).content as Site['content'], ...revision };
  return { ...site, ...complete({ ...site, published }), published };
}

/** @throws Problem 422 if a page may not use its path */
export function checkPath(doc: Pick<SiteDoc, 'path' | 'type'>): void {
  if (isFixedPath(doc.path))
    throw invalid(
      'FIXED_PATH',
      `Unter „/${doc.path.split('/')[0]}“ liegen eigene Seiten von Theke. Bitte wählen Sie einen anderen Pfad.`,
      'path',
    );
  if (doc.path === '' && doc.type !== 'home')
    throw invalid('REQUIRED', '„Pfad“ fehlt. Nur eine Seite vom Typ „Home“ kann ohne Pfad sein.', 'path');
}

/** Stored form of a draft. @throws Problem 422 naming the field */
export function savedSite(doc: SiteDoc): SiteDoc {
  checkPath(doc);
  checkLayout(pageTypes[doc.type].layout, doc.content, 'content');
  return complete(doc);
}

/** Publishes the draft as the next revision. The previous path redirects to it from now on. @throws Problem 422 */
export function publishedSite(doc: SiteDoc, by: string, at: Date): SiteDoc & { published: SiteRevision } {
  checkLayout(pageTypes[doc.type].layout, doc.content, 'content', 'publish');
  const revision = doc.revisions + 1;
  const page = pageOf(doc);
  const before = doc.published?.path;
  const former = before === undefined || before === page.path ? doc.formerPaths : [...doc.formerPaths, before];
  const published = { ...page, revision, publishedAt: at.toISOString(), publishedBy: by };
  return {
    ...complete({
      ...doc,
      published,
      publishAt: null,
      planFailure: null,
      revisions: revision,
      formerPaths: [...new Set(former)].filter((path) => path !== page.path).slice(-200),
    }),
    published,
  };
}

/** Unpublishes the page and keeps the draft. */
export function unpublishedSite(doc: SiteDoc): SiteDoc {
  if (!doc.published) throw conflict('NOT_PUBLISHED', 'Diese Seite ist nicht veröffentlicht.');
  return complete({
    ...doc,
    published: null,
    unpublishAt: null,
    formerPaths: [...new Set([...doc.formerPaths, doc.published.path])].filter((path) => path !== doc.path).slice(-200),
  });
}

/** Resets the draft to the published revision. */
export function discardedDraft(doc: SiteDoc): SiteDoc {
  if (!doc.published)
    throw conflict(
      'NOT_PUBLISHED',
      'Diese Seite wurde noch nicht veröffentlicht: Es gibt keine Fassung, zu der sie zurückkehren könnte.',
    );
  return complete({ ...doc, ...pageOf(doc.published) });
}

/**
 * Restores an earlier revision into the draft, exactly as published; references are checked on saving or publishing.
 */
export const restoredDraft = (doc: SiteDoc, revision: Page): SiteDoc => complete({ ...doc, ...pageOf(revision) });

/**
 * Records what a change without operations has changed, so that operations based on the state before become conflicts
 * (EDIT-03). @param by name of who made it
 */
export function withRecordedChanges(before: Site, doc: SiteDoc, by: string, at: Date): SiteDoc {
  const keys = changedKeys(pageDraftOf(before), pageDraftOf(doc));
  const change = { version: before.version + 1, session: '', by, at: at.toISOString() };
  const generated = visibleMarks(doc.content, doc.generated ?? []);
  return { ...doc, generated, edits: recordChanges(doc.edits as EditState, keys, change) as SiteDoc['edits'] };
}

/** Merges operations into the draft of a page. The result still has to be validated as a whole (`savedSite`). */
export function mergedSite(site: Site, batch: EditBatch, at: Date): { doc: SiteDoc; merged: MergedEdits } {
  const doc = fieldsOf(site);
  const before = { draft: pageDraftOf(site), state: doc.edits as EditState };
  const merged = mergeEdits(before, batch, { next: site.version + 1, at: at.toISOString() });
  const generated = stampedMarks(merged.draft.content, doc.generated, merged.draft.generated, {
    at: at.toISOString(),
    by: batch.by,
  });
  return { doc: { ...doc, ...(merged.draft as PageOf), generated, edits: merged.state as SiteDoc['edits'] }, merged };
}

/** Above this number the marks of removed blocks are forgotten. */
const maxMarks = 1_000;

/** Marks for the keys: a known one keeps its time and editor. */
function stampedMarks(
  content: SiteDoc['content'],
  known: readonly GeneratedMark[] | undefined,
  keys: readonly string[] = [],
  stamp: Omit<GeneratedMark, 'key'>,
): GeneratedMark[] {
  const before = new Map((known ?? []).map((mark) => [mark.key, mark]));
  const marks = keys.map((key) => before.get(key) ?? { key, ...stamp });
  return marks.length > maxMarks ? visibleMarks(content, marks) : marks;
}

/** The type of a page is checked as part of the draft. */
type PageOf = Omit<PageDraft, 'generated'> & Pick<SiteDoc, 'type'>;
