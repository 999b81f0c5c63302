import type { PlayRecord } from '@theke/contracts/signage/player';
import type { Slot } from '../playback/slot.ts';
import { nameOfItem } from '../shared/name-of-item.ts';

const longestPlay = 86_400;

/** Record of an item that is or was on air. @param ms time on air */
export function playRecord(id: string, { item, content, startedAt }: Slot, ms: number): PlayRecord {
  const [kind, shown] = item.scene
    ? (['scene', item.scene] as const)
    : item.video
      ? (['video', item.video] as const)
      : (['image', item.image] as const);
  return {
    id,
    content: kind,
    contentId: shown?.id ?? item.id,
    name: nameOfItem(content, item),
    startedAt: new Date(startedAt).toISOString(),
    seconds: Math.min(longestPlay, Math.max(0, Math.round(ms / 1_000))),
  };
}
