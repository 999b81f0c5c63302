import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import type { FileRef } from '@theke/contracts/content/content-value';
import type { SceneContent } from '@theke/contracts/signage/scene-content';
import type { SegmentItem } from '@theke/contracts/signage/segment';
import type { SignageStream, StreamEntryDraft } from '@theke/contracts/signage/stream';
import { sceneKindLabels } from '@theke/rules/signage/scene-kinds';
import { sceneMessages } from './scenes/scene-messages.de.ts';
import { segmentMessages } from './segments/segment-messages.de.ts';
import { totalSeconds } from './segments/total-seconds.ts';
import { scheduleText } from './streams/schedule-text.ts';
import { streamMessages } from './streams/stream-messages.de.ts';

type Interruption = NonNullable<SignageStream['interruption']>;
type Value = string[] | SegmentItem[] | StreamEntryDraft[] | SceneContent | Interruption | FileRef | null | undefined;

/** Fields of the signage service as text, for users who only read. The kind of value follows from its fields. */
export function SignageReading({ value }: { value: unknown }) {
  const zone = useZoneOf()();
  return readingText(value as Value, (at) => dateTimeText(at, zone));
}

function readingText(value: Value, moment: (at: string) => string): string {
  if (!value) return '';
  if (Array.isArray(value)) return listText(value);
  if ('kind' in value) return contentText(value);
  if ('from' in value)
    return streamMessages.interruption.reading(moment(value.from), value.until ? moment(value.until) : undefined);
  return value.name;
}

function listText(list: string[] | SegmentItem[] | StreamEntryDraft[]): string {
  const [first] = list;
  if (first === undefined) return '';
  if (typeof first === 'string') return list.join(', ');
  if ('schedule' in first)
    return (list as StreamEntryDraft[])
      .map((entry, index) => `${streamMessages.entryAt(index + 1)}: ${scheduleText(entry)}`)
      .join('\n');
  const items = list as SegmentItem[];
  return segmentMessages.total(items.length, totalSeconds(items));
}

/** The kind and all texts of a scene. */
function contentText(content: SceneContent): string {
  const texts = ['headline', 'text', 'note', 'url'].map((name) => (content as Record<string, unknown>)[name]);
  const video = content.kind === 'video' ? [sceneMessages.readVideo(content.video.name)] : [];
  return [sceneKindLabels[content.kind], ...texts, ...video].filter(Boolean).join('\n');
}
