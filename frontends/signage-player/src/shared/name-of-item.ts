import type { ContentPackage } from '@theke/contracts/signage/package';
import type { SegmentItem } from '@theke/contracts/signage/segment';
import { itemTexts } from './item-messages.de.ts';

/** Name of an item for staff, at most 120 characters: that of its scene or video; pictures have none of their own. */
export function nameOfItem(content: ContentPackage, item: SegmentItem): string {
  const scene = item.scene && content.scenes.find(({ id }) => id === item.scene?.id);
  const name = scene?.name ?? item.video?.name ?? (item.image ? itemTexts.picture : itemTexts.missing);
  return name.slice(0, 120);
}
