import type { Post } from '@theke/contracts/content/post';
import { type Route, route } from '@theke/kit/http/route';
import { changing } from '../change-entity.ts';
import type { Content } from '../content.ts';
import { draftedKinds, ofKind } from './drafted-kinds.ts';
import { discardedEntry, unpublishedEntry } from './entry-decisions.ts';

type PostDoc = Omit<Post, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** Routes to publish, unpublish, discard and restore. */
function actionsOf(content: Content, { definition, endpoints, entries, store }: ReturnType<typeof ofKind>): Route[] {
  const change = changing<PostDoc, Post>({ ...definition, store });
  const told = async (changed: Promise<Post>) => definition.toStaff?.(await changed) as Post;
  return [
    route(endpoints.publish, (call) =>
      told(
        change(content, call, (doc, unit, before) =>
          entries.published(unit, doc, before, call.identity.user?.name ?? '', content),
        ),
      ),
    ),
    route(endpoints.unpublish, (call) => told(change(content, call, async (doc) => unpublishedEntry(doc)))),
    route(endpoints.discard, (call) => told(change(content, call, async (doc) => discardedEntry(doc)))),
    route(endpoints.restore, (call) =>
      told(
        change(content, call, async (doc, unit, before) =>
          entries.restored(doc, await entries.kept.read(unit, before, call.body.revision), before),
        ),
      ),
    ),
  ];
}

export const entryActions = (content: Content): Route[] =>
  draftedKinds.flatMap((kind) => actionsOf(content, ofKind(content, kind)));
