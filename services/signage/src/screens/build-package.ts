import { createHash } from 'node:crypto';
import type { Menu } from '@theke/contracts/catalog/menu';
import type { SignageDevice } from '@theke/contracts/signage/device';
import type { ContentPackage } from '@theke/contracts/signage/package';
import type { Scene } from '@theke/contracts/signage/scene';
import type { SignageSegment } from '@theke/contracts/signage/segment';
import type { SignageStream } from '@theke/contracts/signage/stream';
import { modulesPath } from '@theke/rules/qr/code-drawing';
import { listWebHosts } from '@theke/rules/signage/web-hosts';
import { encode } from 'uqr';
import { packageFiles } from './package-files.ts';
import type { ShopFacts } from './screen-facts.ts';
import { shownProduct } from './shown-product.ts';

/** The part of a package that all TVs of a branch with the same stream share. */
export type SharedPackage = Omit<ContentPackage, 'hash' | 'device'>;

type StreamFacts = Pick<SignageStream, 'name' | 'entries' | 'fallback' | 'interruption' | 'isOffWhenClosed'>;

/** How far ahead a menu that is not active yet is part of a package, in ms: a week, and a day for the next package. */
const menusAhead = 8 * 24 * 60 * 60_000;

const noStream: StreamFacts = { name: '', entries: [], fallback: null, interruption: null, isOffWhenClosed: false };

/** The active menu of a branch and those that follow within the coming days, oldest first. */
function menusOf(menus: readonly Menu[], branch: string, now: number): Menu[] {
  const ofBranch = menus
    .filter(({ branches }) => branches.some(({ id }) => id === branch))
    .toSorted(
      (one, other) => Date.parse(one.availableFrom) - Date.parse(other.availableFrom) || (one.id < other.id ? -1 : 1),
    );
  const active = ofBranch.findLastIndex(({ availableFrom }) => Date.parse(availableFrom) <= now);
  return ofBranch.filter(
    ({ availableFrom }, index) => index >= Math.max(active, 0) && Date.parse(availableFrom) <= now + menusAhead,
  );
}

/** Segments of a stream, in the order of their ids. */
function segmentsOf(stream: StreamFacts, segments: ShopFacts['segments']): SignageSegment[] {
  const ids = new Set([
    ...stream.entries.map(({ segment }) => segment.id),
    ...(stream.fallback ? [stream.fallback.id] : []),
    ...(stream.interruption ? [stream.interruption.segment.id] : []),
  ]);
  return [...ids].toSorted().flatMap((id) => segments.get(id) ?? []);
}

const scenesOf = (segments: readonly SignageSegment[], scenes: ShopFacts['scenes']): Scene[] => {
  const ids = new Set(segments.flatMap(({ items }) => items.flatMap(({ scene }) => (scene ? [scene.id] : []))));
  return [...ids].toSorted().flatMap((id) => scenes.get(id) ?? []);
};

const codesIn = (scenes: readonly Pick<Scene, 'content'>[]): string[] => [
  ...new Set(scenes.flatMap(({ content }) => ('qrCode' in content && content.qrCode ? [content.qrCode.id] : []))),
];

type Part = { branch: string; stream: StreamFacts | undefined };

/**
 * What TVs of a branch with a stream play.
 * @param origin address of the shop, for QR codes
 * @returns undefined while the copy of the branch has not arrived
 */
export function buildSharedPackage(
  facts: ShopFacts,
  { branch: branchId, stream = noStream }: Part,
  { now, origin }: { now: number; origin: string },
): SharedPackage | undefined {
  const branch = facts.branches.get(branchId);
  if (!branch) return undefined;
  const segments = segmentsOf(stream, facts.segments);
  const scenes = scenesOf(segments, facts.scenes);
  const hasBoard = scenes.some(({ content }) => content.kind === 'menu-board');
  const menus = hasBoard ? menusOf(facts.menus, branchId, now) : [];
  const promoted = scenes.flatMap(({ content }) => (content.kind === 'promotion' ? [content.product.id] : []));
  const onMenus = menus.flatMap(({ catalog }) => catalog.flatMap(({ products }) => products.map(({ id }) => id)));
  const soldOut = facts.soldOut.get(branchId);
  const shown = {
    shop: {
      name: facts.config?.shopName ?? branch.name,
      logo: facts.config?.logo ?? null,
      currency: facts.config?.currency ?? ('EUR' as const),
    },
    segments: segments.map(({ id, name, items }) => ({ id, name, items })),
    scenes: scenes.map(({ id, name, kind, orientation, look, validFrom, validUntil, content }) => ({
      id,
      name,
      kind,
      orientation,
      look,
      validFrom,
      validUntil,
      content,
    })),
    menus: menus.map(({ id, availableFrom, catalog }) => ({ id, availableFrom, categories: catalog })),
    products: [...new Set([...onMenus, ...promoted])].toSorted().flatMap((id) => {
      const product = facts.products.get(id);
      return product ? [shownProduct(product, soldOut?.has(id) ?? false)] : [];
    }),
  };
  return {
    format: 1,
    branch: { id: branch.id, name: branch.name, timeZone: branch.timeZone, openingHours: branch.openingHours },
    stream: {
      name: stream.name,
      entries: stream.entries,
      fallback: stream.fallback,
      interruption: stream.interruption,
      isOffWhenClosed: stream.isOffWhenClosed,
    },
    ...shown,
    categories: [...new Set(menus.flatMap(({ catalog }) => catalog.map(({ id }) => id)))].toSorted().flatMap((id) => {
      const category = facts.categories.get(id);
      if (!category) return [];
      const { name, isEnabled, isVisibleWhenUnavailable, schedule } = category;
      return [{ id, name, isEnabled, isVisibleWhenUnavailable, schedule }];
    }),
    qrCodes: codesIn(scenes)
      .toSorted()
      .flatMap((id) => {
        const code = facts.qrCodes.get(id);
        if (!code) return [];
        const path = `/q/${code.path}`;
        const rows = encode(`${origin}${path}`, { border: 0, ecc: 'M' }).data;
        return [{ id, path, side: rows.length, drawing: modulesPath(rows) }];
      }),
    webHosts: listWebHosts(facts.config?.signageHosts ?? ''),
    files: packageFiles(shown),
  };
}

const sha256 = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

/** Hash of a shared package, for `packageHash` of each TV. */
export const sharedHash = (shared: SharedPackage): string => sha256(JSON.stringify(shared));

type DevicePart = ContentPackage['device'];

export const devicePart = ({ id, name, orientation, isEnabled }: SignageDevice): DevicePart => ({
  id,
  name,
  orientation,
  isEnabled,
});

/** Hash of what a TV should play: equal content has equal hashes. */
export const hashOfTv = (shared: string, device: DevicePart): string => sha256(shared, JSON.stringify(device));
