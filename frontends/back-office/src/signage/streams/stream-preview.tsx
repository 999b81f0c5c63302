import { may, useMe } from '@theke/admin/api/session.ts';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import { clockInput, instantOfInput } from '@theke/admin/ui/clock-input.ts';
import { DateInput } from '@theke/admin/ui/date-input.tsx';
import { digitalSignageSegments } from '@theke/contracts/signage/segment';
import { playingAt } from '@theke/rules/signage/stream-timeline';
import { useNow } from '@theke/ui/use-now';
import { useMemo, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useParams, useSearchParams } from 'react-router';
import { LivePreview } from '../shared/live-preview.tsx';
import type { Orientation } from '../shared/preview-tools.tsx';
import { signageMessages } from '../shared/signage-messages.de.ts';
import { spanName } from '../shared/span-text.ts';
import { untilText } from '../shared/until-text.ts';
import { useEveryEntry } from '../shared/use-every-entry.ts';
import { usePreviewBranch } from '../shared/use-preview-branch.ts';
import { usePreviewPackage } from '../shared/use-preview-package.ts';
import { draftedStream } from './drafted-stream.ts';
import { PlaysOn } from './plays-on.tsx';
import { streamMessages } from './stream-messages.de.ts';
import * as css from './stream-preview.module.css';

const messages = streamMessages.preview;
const sliderStep = 15 * 60_000;
const day = 24 * 60 * 60_000;

type Draft = Parameters<typeof draftedStream>[0];

/** "Was läuft Freitag 18:30?": what the edited stream plays at a time, with the stored content. */
export function StreamPreview({ draft }: { draft: Draft }) {
  const { id } = useParams();
  const canWrite = may(useMe(), 'signage.write');
  const { isDirty } = useFormState();
  const { branch } = usePreviewBranch();
  const [search, setSearch] = useSearchParams();
  const [orientation, setOrientation] = useState<Orientation>('landscape');
  const now = useNow(5_000).getTime();
  const { data: segments = [] } = useEveryEntry(digitalSignageSegments);
  const { data, error } = usePreviewPackage(branch && id ? { branch: branch.id, orientation, stream: id } : undefined, [
    isDirty,
  ]);
  const zone = branch?.timeZone ?? 'Europe/Vienna';
  const chosen = Date.parse(search.get('at') ?? '');
  const at = Number.isNaN(chosen) ? now : chosen;
  const setAt = (next: number) =>
    setSearch((current) => changedSearch(current, { at: new Date(next).toISOString() }), { replace: true });

  const text = JSON.stringify(draftedStream(draft));
  const content = useMemo(() => data && { ...data, stream: { ...data.stream, ...JSON.parse(text) } }, [data, text]);
  const place = { timeZone: zone, openingHours: branch?.openingHours ?? [] };
  const span = playingAt(draftedStream(draft), place, at);
  const isStored = span.segment === null || (data?.segments.some(({ id: stored }) => stored === span.segment) ?? true);
  const midnight = localMidnight(at, zone);
  return (
    <div className={css.preview}>
      {canWrite && (
        <div className={css.when}>
          <DateInput
            kind="moment"
            label={messages.at}
            optional=" "
            value={clockInput(new Date(at).toISOString(), zone)}
            onChange={(input) => input && setAt(Date.parse(instantOfInput(input, zone)))}
          />
          <input
            type="range"
            aria-label={messages.slider}
            aria-valuetext={clockInput(new Date(at).toISOString(), zone).slice(11)}
            min={midnight}
            max={midnight + day - sliderStep}
            step={sliderStep}
            value={at}
            onChange={({ target }) => setAt(Number(target.value))}
          />
        </div>
      )}
      <p className={css.plays} aria-live="polite">
        <b>{spanName(span, segments)}</b> {untilText(span, at, zone)}
        <span>{signageMessages.reasons[span.reason]}</span>
      </p>
      <LivePreview
        content={content}
        error={error}
        orientation={orientation}
        onOrientation={setOrientation}
        at={Number.isNaN(chosen) ? undefined : at}
        hasBranchAbove
        missing={id ? undefined : messages.first}
      >
        {!isStored && <p className={css.note}>{messages.saved}</p>}
        {id && <PlaysOn stream={id} />}
      </LivePreview>
    </div>
  );
}

/** The instant at which the local day of an instant begins. */
const localMidnight = (at: number, zone: string): number =>
  Date.parse(instantOfInput(`${clockInput(new Date(at).toISOString(), zone).slice(0, 10)}T00:00`, zone));
