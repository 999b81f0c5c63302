import { type Site, sites } from '@theke/contracts/content/site';
import { conflict, invalid } from '@theke/kit/problem';
import type { FormerValue, UnitOfWork } from '@theke/kit/resource/resource-store';
import { stores } from '../stores.ts';
import { fieldsOf, type SiteDoc } from './site-decisions.ts';

export const isAt = (site: Site, path: string): boolean => site.path === path || site.published?.path === path;

const thereIs = ({ name, path }: Pick<Site, 'name' | 'path'>, sentence: string) =>
  invalid('NOT_UNIQUE', `Unter „/${path}“ liegt schon die Seite „${name}“. ${sentence}`, 'path');

/**
 * Frees a path for a page: another page stops redirecting from it as its former path (SITE-09).
 * @param ownId id of the page, undefined for a new one
 * @throws Problem 422 NOT_UNIQUE with the name of a page that uses the path
 */
export async function freePath(unit: UnitOfWork, path: string, ownId: string | undefined, now: Date): Promise<void> {
  const conflicting = await stores.sites.findBy(unit, 'path', path);
  if (!conflicting || conflicting.id === ownId) return;
  if (isAt(conflicting, path)) throw thereIs({ name: conflicting.name, path }, 'Bitte wählen Sie einen anderen Pfad.');
  await forgetFormer(unit, conflicting, [path], now);
}

/**
 * Frees a path for a redirect.
 * @throws Problem 422 NOT_UNIQUE if a published page uses the path
 * @param options with `isDryRun` only checks
 */
export async function freePathForRedirect(
  unit: UnitOfWork,
  path: string,
  now: Date,
  { isDryRun = false } = {},
): Promise<void> {
  const conflicting = await stores.sites.findBy(unit, 'path', path);
  if (!conflicting) return;
  if (conflicting.published?.path === path)
    throw thereIs({ name: conflicting.name, path }, 'Eine Weiterleitung von dort würde nie benutzt.');
  if (conflicting.path !== path && !isDryRun) await forgetFormer(unit, conflicting, [path], now);
}

/**
 * Reclaims the paths of a page restored from the bin: its own, and former ones that no other page has taken.
 * @throws Problem 422 NOT_UNIQUE with the name of a page that uses its path
 */
export async function restoredPaths(
  unit: UnitOfWork,
  doc: SiteDoc,
  id: string,
  now: Date,
): Promise<{ doc: SiteDoc; former: FormerValue[] }> {
  const ownPaths = new Set([doc.path, ...(doc.published ? [doc.published.path] : [])]);
  for (const path of ownPaths) {
    const conflicting = await stores.sites.findBy(unit, 'path', path);
    // Its own id: another request has restored the page since this one read the bin. The store answers with 404.
    if (!conflicting || conflicting.id === id) continue;
    if (isAt(conflicting, path))
      throw thereIs(
        { name: conflicting.name, path },
        'Bitte ändern Sie zuerst deren Pfad, dann lässt sich diese wiederherstellen.',
      );
    await forgetFormer(unit, conflicting, [path], now);
  }
  const formerPaths: string[] = [];
  for (const path of doc.formerPaths) if (!(await stores.sites.findBy(unit, 'path', path))) formerPaths.push(path);
  const former = [...formerPaths, ...ownPaths].map((value) => ({ field: 'path', value }));
  return { doc: { ...doc, formerPaths }, former };
}

/** A page stops redirecting from former paths. */
export async function forgetFormer(unit: UnitOfWork, site: Site, paths: readonly string[], now: Date): Promise<void> {
  for (const path of paths) await stores.sites.releaseFormer(unit, site, 'path', path);
  const doc = fieldsOf(site);
  const formerPaths = doc.formerPaths.filter((one) => !paths.includes(one));
  const saved = await stores.sites.update(unit, site.id, site.version, { ...doc, formerPaths }, now);
  if (!saved)
    throw conflict(
      'STALE_VERSION',
      'Jemand hat inzwischen eine andere Seite geändert. Bitte speichern Sie noch einmal.',
    );
  unit.publish(sites.events.changed(saved.id, saved.version, saved));
}
