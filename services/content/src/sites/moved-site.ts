import type { SiteRevision } from '@theke/contracts/content/site';
import { movedPath } from '@theke/rules/content/moved-path';
import { complete, type SiteDoc } from './site-decisions.ts';

export type PathMove = { from: string; to: string };

type Moved = {
  doc: SiteDoc;
  /** The new revision; undefined if guests do not see the page under another path. */
  revision: SiteRevision | undefined;
};

/**
 * A page after a path and everything below it got a new path. A published page is published again with only its path
 * changed, and redirects from the old one. Its unpublished changes stay unpublished.
 */
export function movedSite(doc: SiteDoc, { from, to }: PathMove, by: string, at: Date): Moved {
  const path = movedPath(doc.path, from, to) ?? doc.path;
  const publishedPath = doc.published && movedPath(doc.published.path, from, to);
  if (!doc.published || publishedPath === undefined || publishedPath === null)
    return { doc: complete({ ...doc, path }), revision: undefined };
  const revision: SiteRevision = {
    ...doc.published,
    path: publishedPath,
    revision: doc.revisions + 1,
    publishedAt: at.toISOString(),
    publishedBy: by,
  };
  const formerPaths = [...new Set([...doc.formerPaths, doc.published.path])].filter(
    (one) => one !== path && one !== publishedPath,
  );
  return {
    doc: complete({
      ...doc,
      path,
      published: revision,
      revisions: revision.revision,
      formerPaths: formerPaths.slice(-200),
    }),
    revision,
  };
}
