import { type Site, sites } from '@theke/contracts/content/site';
import { maxMovedSites, moveSites } from '@theke/contracts/content/site-tree';
import type { Fault } from '@theke/contracts/errors';
import { route } from '@theke/kit/http/route';
import { invalid, Problem, stale, unknown } from '@theke/kit/problem';
import { NotUnique, type UnitOfWork } from '@theke/kit/resource/resource-store';
import { isPathBelow } from '@theke/rules/content/moved-path';
import type { Content } from '../content.ts';
import { retargetRedirects } from '../redirects/retarget-redirects.ts';
import { stores } from '../stores.ts';
import { forgetFormer, isAt } from './free-path.ts';
import { movedSite, type PathMove } from './moved-site.ts';
import { checkPath, fieldsOf, type SiteDoc, withRecordedChanges } from './site-decisions.ts';
import { revisions } from './site-revisions.ts';

type Moved = { before: Site; doc: SiteDoc; revision: ReturnType<typeof movedSite>['revision'] };

const maxPathLength = 400;

/** Moves a page with everything below it in one transaction. @throws Problem 404 or 422; then nothing has changed */
export const moveSitesRoute = (content: Content) =>
  route(moveSites, ({ tenant, body, identity }) =>
    content.db
      .withTenant(tenant, (unit) => moveIn(unit, content, body, identity.user?.name ?? ''))
      .catch((error: unknown) => {
        if (!(error instanceof NotUnique)) throw error;
        throw invalid(
          'NOT_UNIQUE',
          'Einer der neuen Pfade wurde gerade vergeben. Bitte versuchen Sie es noch einmal.',
          'to',
        );
      }),
  );

async function moveIn(unit: UnitOfWork, { now, newId }: Content, move: PathMove, by: string) {
  checkTarget(move);
  // Two moves that exchange paths would wait for each other.
  await stores.sites.serialize(unit);
  const at = now();
  const moved = (await sitesBelow(unit, move.from)).map((before) => {
    const { doc, revision } = movedSite(fieldsOf(before), move, by, at);
    return { before, doc: withRecordedChanges(before, doc, by, at), revision };
  });
  checkPaths(moved);
  await freePaths(unit, moved, at);
  for (const one of moved) {
    // Written first: if the page's own write fails, nothing refers to the revision.
    if (one.revision) await revisions.insert(unit, newId(), { ...one.revision, site: one.before.id }, at);
    await store(unit, one, at);
  }
  const newPaths = new Map(
    moved.flatMap(({ before, revision }) =>
      before.published && revision ? [[before.published.path, revision.path] as const] : [],
    ),
  );
  return {
    moved: moved.map(({ before, doc, revision }) => ({
      id: before.id,
      from: before.path,
      to: doc.path,
      isPublished: revision !== undefined,
    })),
    redirects: newPaths.size > 0 ? await retargetRedirects(unit, newPaths, at) : 0,
  };
}

function checkTarget({ from, to }: PathMove): void {
  if (from === to) throw invalid('SAME_PATH', 'Die Seite liegt schon unter diesem Pfad.', 'to');
  if (isPathBelow(to, from))
    throw invalid('OWN_SUBPAGE', 'Eine Seite kann nicht unter sich selbst verschoben werden.', 'to');
}

/** The pages at and below a path. @throws Problem 404 or 422 */
async function sitesBelow(unit: UnitOfWork, from: string): Promise<Site[]> {
  const outline = await stores.sites.outline(unit, ['path'], 'path');
  const below = outline.filter(({ path }) => isPathBelow(path, from));
  if (below.length === 0) throw unknown(sites.label.one);
  if (below.length > maxMovedSites)
    throw invalid(
      'TOO_MANY',
      `Unter diesem Pfad liegen ${below.length} Seiten. Mehr als ${maxMovedSites} lassen sich nicht auf einmal verschieben.`,
      'from',
    );
  const found = await Promise.all(below.map(({ id }) => stores.sites.find(unit, id)));
  return found.filter((site) => site !== undefined);
}

/** @throws Problem 422 naming a page whose new path is too long or belongs to the platform */
function checkPaths(moved: readonly Moved[]): void {
  for (const { doc } of moved) {
    checkPath(doc);
    if (doc.path.length > maxPathLength)
      throw invalid(
        'TOO_BIG',
        `Der neue Pfad der Seite „${doc.name}“ wäre zu lang (${doc.path.length} Zeichen).`,
        'to',
      );
  }
}

/**
 * Frees the new paths: other pages stop redirecting from them (SITE-09).
 * @throws Problem 422 naming both pages for each path that another page uses
 */
async function freePaths(unit: UnitOfWork, moved: Moved[], at: Date): Promise<void> {
  const ownIds = new Set(moved.map(({ before }) => before.id));
  const faults: Fault[] = [];
  const released = new Map<string, { site: Site; paths: string[] }>();
  for (const { before, doc, revision } of moved)
    for (const path of new Set([doc.path, ...(revision ? [revision.path] : [])])) {
      const holder = await stores.sites.findBy(unit, 'path', path);
      if (!holder || holder.id === before.id) continue;
      if (!ownIds.has(holder.id) && isAt(holder, path))
        faults.push({
          code: 'NOT_UNIQUE',
          field: 'to',
          message: `Die Seite „${before.name}“ kann nicht nach „/${path}“: Dort liegt schon die Seite „${holder.name}“.`,
        });
      else {
        const paths = [...(released.get(holder.id)?.paths ?? []), path];
        released.set(holder.id, { site: holder, paths });
      }
    }
  if (faults.length > 0) throw new Problem(422, faults.slice(0, 20));
  for (const { site, paths } of released.values()) {
    const own = moved.find(({ before }) => before.id === site.id);
    if (!own) await forgetFormer(unit, site, paths, at);
    else {
      for (const path of paths) await stores.sites.releaseFormer(unit, site, 'path', path);
      own.doc = { ...own.doc, formerPaths: own.doc.formerPaths.filter((path) => !paths.includes(path)) };
    }
  }
}

async function store(unit: UnitOfWork, { before, doc, revision }: Moved, at: Date): Promise<void> {
  let { version } = before;
  // The store reserves the path of each version: here that of the published page, which its draft has left.
  if (revision && revision.path !== doc.path) {
    const between = await stores.sites.update(unit, before.id, version, { ...doc, path: revision.path }, at);
    if (!between) throw stale(sites.label.one);
    version = between.version;
  }
  const after = await stores.sites.update(unit, before.id, version, doc, at);
  if (!after) throw stale(sites.label.one);
  unit.publish(sites.events.changed(after.id, after.version, after));
}
