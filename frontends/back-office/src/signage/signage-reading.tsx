import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import type { FileRef } from '@theke/contracts/content/content-value';
import type { SceneContent } from '@theke/contracts/signage/scene-content';
import { digitalSignageSegments, type SegmentItem } from '@theke/contracts/signage/segment';
import type { SignageStream, StreamEntryDraft } from '@theke/contracts/signage/stream';
import { sceneKindLabels } from '@theke/rules/signage/scene-kinds';
import { sceneMessages } from './scenes/scene-messages.de.ts';
import { segmentMessages } from './segments/segment-messages.de.ts';
import { totalSeconds } from './segments/total-seconds.ts';
import { useEveryEntry } from './shared/use-every-entry.ts';
import { byPriority } from './streams/entry-order.ts';
import { scheduleText } from './streams/schedule-text.ts';
import { streamMessages } from './streams/stream-messages.de.ts';

type Interruption = NonNullable<SignageStream['interruption']>;
type Value = string[] | SegmentItem[] | SceneContent | Interruption | FileRef | null | undefined;

/** Fields of the signage service as text, for users who only read. The kind of value follows from its fields. */
export function SignageReading({ value }: { value: unknown }) {
  const zone = useZoneOf()();
  if (isEntries(value)) return <EntriesReading entries={value} />;
  return readingText(value as Value, (at) => dateTimeText(at, zone));
}

const isEntries = (value: unknown): value is StreamEntryDraft[] =>
  Array.isArray(value) && typeof value[0] === 'object' && 'schedule' in value[0];

/** Entries by priority, with the names of their segments. */
function EntriesReading({ entries }: { entries: readonly StreamEntryDraft[] }) {
  const { data: segments } = useEveryEntry(digitalSignageSegments);
  const nameOf = (id: string) => segments?.find((segment) => segment.id === id)?.name;
  return byPriority(entries)
    .flatMap((index) => entries[index] ?? [])
    .map((entry, place) => `${nameOf(entry.segment.id) ?? streamMessages.entryAt(place + 1)}: ${scheduleText(entry)}`)
    .join('\n');
}

function readingText(value: Value, moment: (at: string) => string): string {
  if (!value) return '';
  if (Array.isArray(value)) return listText(value);
  if ('kind' in value) return contentText(value);
  if ('from' in value)
    return streamMessages.interruption.reading(moment(value.from), value.until ? moment(value.until) : undefined);
  return value.name;
}

function listText(list: string[] | SegmentItem[]): string {
  const [first] = list;
  if (first === undefined) return '';
  if (typeof first === 'string') return list.join(', ');
  const items = list as SegmentItem[];
  return segmentMessages.total(items.length, totalSeconds(items));
}

/** The kind and all texts of a scene. */
function contentText(content: SceneContent): string {
  const texts = ['headline', 'text', 'note', 'url'].map((name) => (content as Record<string, unknown>)[name]);
  const video = content.kind === 'video' ? [sceneMessages.readVideo(content.video.name)] : [];
  return [sceneKindLabels[content.kind], ...texts, ...video].filter(Boolean).join('\n');
}
