import { addDays, instantOf, type LocalDate, startOf } from '../time/local-time.ts';

export type SegmentItem = {
  readonly id: string;
  readonly scene: { readonly id: string } | null;
  /** Skips the item while the product of its scene is sold out. */
  readonly skipsSoldOut: boolean;
};

export type SceneFacts = {
  readonly id: string;
  readonly orientation: 'landscape' | 'portrait' | 'both';
  /** First and last local date on which it is shown. */
  readonly validFrom: LocalDate | null;
  readonly validUntil: LocalDate | null;
  /** The product that it promotes. */
  readonly product: string | null;
};

type Situation = {
  readonly zone: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly orientation: 'landscape' | 'portrait';
  readonly soldOut: ReadonlySet<string>;
};

/** Whether an instant is within two local dates of a zone, both included; null: no limit. */
const isWithin = (zone: string, from: LocalDate | null, until: LocalDate | null, at: number): boolean =>
  (from === null || at >= instantOf(zone, startOf(from))) &&
  (until === null || at < instantOf(zone, startOf(addDays(until, 1))));

/** Why an item does not play now; undefined if it plays. */
export type SkipReason = 'missing' | 'orientation' | 'dates' | 'sold-out';

export function skipReason(
  item: SegmentItem,
  scene: SceneFacts | undefined,
  { zone, at, orientation, soldOut }: Situation,
): SkipReason | undefined {
  if (!item.scene) return undefined;
  if (!scene) return 'missing';
  if (scene.orientation !== 'both' && scene.orientation !== orientation) return 'orientation';
  if (!isWithin(zone, scene.validFrom, scene.validUntil, at)) return 'dates';
  if (item.skipsSoldOut && scene.product !== null && soldOut.has(scene.product)) return 'sold-out';
  return undefined;
}

/** The items of a segment that play in a situation, in order. Items without a scene show a picture or video. */
export const playableItems = <I extends SegmentItem>(
  items: readonly I[],
  scenes: ReadonlyMap<string, SceneFacts>,
  situation: Situation,
): I[] =>
  items.filter((item) => skipReason(item, item.scene ? scenes.get(item.scene.id) : undefined, situation) === undefined);
