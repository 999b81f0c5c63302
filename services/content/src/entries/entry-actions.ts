import type { Post } from '@theke/contracts/content/post';
import { type Route, route } from '@theke/kit/http/route';
import { changing } from '../change-entity.ts';
import type { Content } from '../content.ts';
import { draftedKinds, type PostDoc, partsOfKind } from './drafted-kinds.ts';
import { discardedEntry, unpublishedEntry } from './entry-decisions.ts';

/** Routes to publish, unpublish, discard and restore. */
function actionsOf(
  content: Content,
  { definition, endpoints, entries, store }: ReturnType<typeof partsOfKind>,
): Route[] {
  const change = changing<PostDoc, Post>({ ...definition, store });
  const toStaff = async (changed: Promise<Post>) => definition.toStaff?.(await changed) as Post;
  return [
    route(endpoints.publish, (call) =>
      toStaff(
        change(content, call, (doc, unit, before) =>
          entries.published(unit, doc, before, call.identity.user?.name ?? '', content),
        ),
      ),
    ),
    route(endpoints.unpublish, (call) => toStaff(change(content, call, async (doc) => unpublishedEntry(doc)))),
    route(endpoints.discard, (call) => toStaff(change(content, call, async (doc) => discardedEntry(doc)))),
    route(endpoints.restore, (call) =>
      toStaff(
        change(content, call, async (doc, unit, before) =>
          entries.restored(doc, await entries.revisions.read(unit, before, call.body.revision), before),
        ),
      ),
    ),
  ];
}

export const entryActions = (content: Content): Route[] =>
  draftedKinds.flatMap((kind) => actionsOf(content, partsOfKind(content, kind)));
