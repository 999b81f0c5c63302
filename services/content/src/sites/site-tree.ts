import { listSiteTree } from '@theke/contracts/content/site-tree';
import { route } from '@theke/kit/http/route';
import { draftStateOf } from '@theke/rules/content/draft-state';
import type { Content } from '../content.ts';

const treeFields = ['path', 'name', 'shownType', 'hasChanges', 'isPublic', 'publishAt'] as const;

export const siteTreeRoute = ({ db, resources }: Content) =>
  route(listSiteTree, ({ tenant }) =>
    db.withTenant(tenant, async (unit) => {
      const all = await resources.sites.store.outline(unit, treeFields, 'path');
      return all.map(({ id, path, name, shownType, hasChanges, isPublic, publishAt }) => ({
        id,
        path,
        name,
        state: draftStateOf({ isShown: shownType !== null, hasChanges, isPublic, publishAt }),
      }));
    }),
  );
