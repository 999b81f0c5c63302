import { redirects } from '@theke/contracts/content/redirect';
import { everyPage } from '@theke/kit/resource/every-page';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import { stores } from '../stores.ts';
import { leadsInCircle } from './redirect-decisions.ts';

/** A target with another path; its query and anchor stay. Undefined if its path is not among the moved ones. */
function newTarget(target: string, newPaths: ReadonlyMap<string, string>): string | undefined {
  const end = target.search(/[?#]/);
  const [path, rest] = end < 0 ? [target, ''] : [target.slice(0, end), target.slice(end)];
  const to = newPaths.get(path.replace(/^\/+|\/+$/g, ''));
  return to === undefined ? undefined : `/${to}${rest}`;
}

/**
 * Sends redirects to the new paths of pages, so that guests need one hop. A redirect that would lead in a circle keeps
 * its target: the page's former path leads on from there.
 * @param newPaths by old path
 * @returns number of changed redirects
 */
export async function retargetRedirects(
  unit: UnitOfWork,
  newPaths: ReadonlyMap<string, string>,
  now: Date,
): Promise<number> {
  await stores.redirects.serialize(unit);
  const all = await everyPage((cut) => stores.redirects.list(unit, cut, false));
  let count = 0;
  for (const [at, redirect] of all.entries()) {
    const target = newTarget(redirect.target, newPaths);
    if (target === undefined) continue;
    const { id, version, createdAt: _, updatedAt: __, ...rule } = redirect;
    const next = { ...rule, target };
    if (leadsInCircle(next, all.toSpliced(at, 1))) continue;
    const saved = await stores.redirects.update(unit, id, version, next, now);
    if (!saved) continue;
    all[at] = saved;
    unit.publish(redirects.events.changed(saved.id, saved.version, saved));
    count += 1;
  }
  return count;
}
