import { listSiteTree, type SiteState } from '@theke/contracts/content/site-tree';
import { route } from '@theke/kit/http/route';
import type { Content } from '../content.ts';

const told = ['path', 'name', 'shownType', 'hasChanges', 'isPublic'] as const;

type Standing = { shownType: string | null; hasChanges: boolean; isPublic: boolean };
const stateOf = ({ shownType, hasChanges, isPublic }: Standing): SiteState => {
  if (shownType === null) return 'draft';
  if (hasChanges) return 'changed';
  return isPublic ? 'shown' : 'by-path';
};

export const siteTreeRoute = ({ db, resources }: Content) =>
  route(listSiteTree, ({ tenant }) =>
    db.withTenant(tenant, async (unit) => {
      const all = await resources.sites.store.outline(unit, told, 'path');
      return all.map(({ id, path, name, ...standing }) => ({ id, path, name, state: stateOf(standing) }));
    }),
  );
