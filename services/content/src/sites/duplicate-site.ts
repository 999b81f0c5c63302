import { sites } from '@theke/contracts/content/site';
import { duplicateSite } from '@theke/contracts/content/site-tree';
import { route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import type { Content } from '../content.ts';
import { stores } from '../stores.ts';
import { pageOf } from './page-draft-of.ts';

/** Creates an unpublished copy of a page's draft. @throws Problem 404 */
export const duplicateSiteRoute = ({ db, now, newId }: Content) =>
  route(duplicateSite, ({ tenant, params }) =>
    db.withTenant(tenant, async (unit) => {
      // Two copies made at the same time get different paths.
      await stores.sites.serialize(unit);
      const original = await stores.sites.find(unit, params.id);
      if (!original) throw unknown(sites.label.one);
      // Neither publications nor plans are copied: the rest has the values of a new page.
      const doc = sites.draft.parse({
        ...pageOf(original),
        isPublic: original.isPublic,
        path: await freeCopyPath(unit, original.path),
        name: `${original.name.slice(0, 190)} (Kopie)`,
      });
      const copy = await stores.sites.insert(unit, newId(), doc, now());
      unit.publish(sites.events.changed(copy.id, copy.version, copy));
      return copy;
    }),
  );

/** The next path that no page has or had: `team-kopie`, `team-kopie-2`. */
async function freeCopyPath(unit: UnitOfWork, path: string): Promise<string> {
  const base = `${path.slice(0, 380).replace(/[^a-z0-9]+$/, '') || 'startseite'}-kopie`;
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? base : `${base}-${number}`;
    if (!(await stores.sites.findBy(unit, 'path', candidate))) return candidate;
  }
}
