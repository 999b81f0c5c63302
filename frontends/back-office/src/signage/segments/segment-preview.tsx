import { useSettled } from '@theke/admin/ui/use-settled.ts';
import { type SegmentItem, segmentItem } from '@theke/contracts/signage/segment';
import { digitalSignageStreams } from '@theke/contracts/signage/stream';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Play } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { Link, useParams } from 'react-router';
import { LivePreview } from '../shared/live-preview.tsx';
import type { Orientation } from '../shared/preview-tools.tsx';
import { useEveryEntry } from '../shared/use-every-entry.ts';
import { usePreviewBranch } from '../shared/use-preview-branch.ts';
import { usePreviewPackage } from '../shared/use-preview-package.ts';
import { segmentMessages } from './segment-messages.de.ts';
import * as css from './segment-preview.module.css';
import { useChosenItem } from './use-chosen-item.ts';

/**
 * Preview of a segment with the order and durations that are being edited. Scenes come from the stored segment, so new
 * ones appear after saving.
 */
export function SegmentPreview({ draft: { items = [] } }: { draft: { items?: SegmentItem[] } }) {
  const { id } = useParams();
  const { isDirty } = useFormState();
  const [chosen, choose] = useChosenItem();
  const { branch } = usePreviewBranch();
  const [orientation, setOrientation] = useState<Orientation>('landscape');
  const { data, error } = usePreviewPackage(
    branch && id ? { branch: branch.id, orientation, segment: id } : undefined,
    [isDirty],
  );
  const text = useSettled(JSON.stringify(items), 500);
  const content = useMemo(() => {
    const edited = (JSON.parse(text) as unknown[]).flatMap((item) => segmentItem.safeParse(item).data ?? []);
    const segments = data?.segments.map((segment) => (segment.id === id ? { ...segment, items: edited } : segment));
    return data && segments && { ...data, segments };
  }, [data, text, id]);
  const stored = new Set(data?.scenes.map((scene) => scene.id));
  const isMissing = content && items.some(({ scene }) => scene && !stored.has(scene.id));
  return (
    <LivePreview
      content={content}
      error={error}
      orientation={orientation}
      onOrientation={setOrientation}
      item={items.some((item) => item.id === chosen) ? chosen : undefined}
      missing={id ? undefined : segmentMessages.previewFirst}
    >
      {chosen && (
        <Button kind="second" size="small" onClick={() => choose(undefined)}>
          <Play {...icon} size={16} />
          {segmentMessages.playAll}
        </Button>
      )}
      {isMissing && <p className={css.note}>{segmentMessages.previewSaved}</p>}
      {id && <UsedIn segment={id} />}
    </LivePreview>
  );
}

/** Streams that play the segment. */
function UsedIn({ segment }: { segment: string }) {
  const { data: streams } = useEveryEntry(digitalSignageStreams);
  if (!streams) return null;
  const users = streams.filter(({ fallback, entries, interruption }) =>
    [fallback, interruption?.segment, ...entries.map((entry) => entry.segment)].some((one) => one?.id === segment),
  );
  return (
    <section className={css.used}>
      <h3>{users.length === 0 ? segmentMessages.unused : segmentMessages.usedIn(users.length)}</h3>
      <ul>
        {users.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/digital-signage-streams/${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
