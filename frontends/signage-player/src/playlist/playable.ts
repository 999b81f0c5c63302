import type { ContentPackage, PackageScene } from '@theke/contracts/signage/package';
import type { SegmentItem } from '@theke/contracts/signage/segment';
import { playableItems, type SceneFacts } from '@theke/rules/signage/playable-items';
import type { KnownTime } from '../time/server-clock.ts';

/** A package, indexed once. */
type Index = {
  readonly segments: ReadonlyMap<string, readonly SegmentItem[]>;
  readonly scenes: ReadonlyMap<string, PackageScene>;
  readonly facts: ReadonlyMap<string, SceneFacts>;
  readonly soldOut: ReadonlySet<string>;
};

const indexes = new WeakMap<ContentPackage, Index>();

function indexOf(content: ContentPackage): Index {
  const known = indexes.get(content);
  if (known) return known;
  const facts = content.scenes.map(({ id, orientation, validFrom, validUntil, content: shown }): SceneFacts => {
    const product = shown.kind === 'promotion' ? shown.product.id : null;
    return { id, orientation, validFrom, validUntil, product };
  });
  const index = {
    segments: new Map(content.segments.map(({ id, items }) => [id, items])),
    scenes: new Map(content.scenes.map((scene) => [scene.id, scene])),
    facts: new Map(facts.map((one) => [one.id, one])),
    soldOut: new Set(content.products.filter(({ isSoldOut }) => isSoldOut).map(({ id }) => id)),
  };
  indexes.set(content, index);
  return index;
}

export const sceneOf = (content: ContentPackage, { scene }: SegmentItem): PackageScene | undefined =>
  scene ? indexOf(content).scenes.get(scene.id) : undefined;

export const itemsOf = (content: ContentPackage, segment: string): readonly SegmentItem[] =>
  indexOf(content).segments.get(segment) ?? [];

/** Items of a segment that may play, in order. Without a clock, scenes with dates do not play. */
export function listPlayable(content: ContentPackage, segment: string, { at, isKnown }: KnownTime): SegmentItem[] {
  const { facts, soldOut } = indexOf(content);
  const situation = { zone: content.branch.timeZone, at, orientation: content.device.orientation, soldOut };
  const playable = playableItems(itemsOf(content, segment), facts, situation);
  if (isKnown) return playable;
  return playable.filter((item) => {
    const scene = sceneOf(content, item);
    return !scene || (scene.validFrom === null && scene.validUntil === null);
  });
}

/**
 * The item that follows another one in a segment, repeated from its start; undefined if none may play. An item that is
 * the only one follows itself.
 * @param items all items of the segment
 * @param playable those that may play
 * @param current id of the item that plays; the first playable one follows an unknown item
 */
export function itemAfter(
  items: readonly SegmentItem[],
  playable: readonly SegmentItem[],
  current: string | undefined,
): SegmentItem | undefined {
  const position = items.findIndex(({ id }) => id === current);
  const later = new Set(items.slice(position + 1).map(({ id }) => id));
  return playable.find(({ id }) => later.has(id)) ?? playable[0];
}

/** A video, as an item or as a scene: it plays to its end. */
export const isVideo = (content: ContentPackage, item: SegmentItem): boolean =>
  item.video !== null || sceneOf(content, item)?.kind === 'video';

const sameFile = (one: { id: string; version: number } | null, other: typeof one): boolean =>
  one?.id === other?.id && one?.version === other?.version;

/**
 * The item of a newer package that shows the same as an item on air: then its data may change in place. Undefined if
 * the scene's kind or the file is another one: it changes at the next boundary.
 */
export function sameShow(
  item: SegmentItem,
  content: ContentPackage,
  newer: ContentPackage,
  segment: string,
): SegmentItem | undefined {
  const found = itemsOf(newer, segment).find(({ id }) => id === item.id);
  if (!found || !sameFile(found.image, item.image) || !sameFile(found.video, item.video)) return undefined;
  const [scene, newScene] = [sceneOf(content, item), sceneOf(newer, found)];
  if (scene?.id !== newScene?.id || scene?.kind !== newScene?.kind) return undefined;
  if (scene?.content.kind === 'video' && newScene?.content.kind === 'video')
    return sameFile(scene.content.video, newScene.content.video) ? found : undefined;
  if (scene?.content.kind === 'web-page' && newScene?.content.kind === 'web-page')
    return scene.content.url === newScene.content.url ? found : undefined;
  return found;
}
