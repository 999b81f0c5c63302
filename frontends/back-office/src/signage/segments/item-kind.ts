import type { SegmentItem } from '@theke/contracts/signage/segment';

export const itemKinds = ['scene', 'image', 'video'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** What an item shows; undefined while nothing is chosen. */
export const itemKind = (item: Pick<SegmentItem, ItemKind>): ItemKind | undefined =>
  itemKinds.find((kind) => item[kind] !== null);
