import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { clockInput, instantOfInput } from '@theke/admin/ui/clock-input.ts';
import { DateInput } from '@theke/admin/ui/date-input.tsx';
import type { Tv } from '@theke/contracts/signage/device';
import type { ContentPackage } from '@theke/contracts/signage/package';
import { readTvPackage } from '@theke/contracts/signage/player';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { Skeleton } from '@theke/ui/skeleton';
import { useNow } from '@theke/ui/use-now';
import { useMemo, useState } from 'react';
import { DayTimeline } from '../shared/day-timeline.tsx';
import { PreviewFrame } from '../shared/preview-frame.tsx';
import { dayTimeline, spanAt } from './simulated-play.ts';
import { SimulatedSpan } from './simulated-span.tsx';
import * as css from './simulator.module.css';
import { tvPageMessages } from './tv-page-messages.de.ts';

const texts = tvPageMessages.simulator;

/** What a TV shows at any time and why, computed from the content that it plays by. */
export function Simulator({ tv: { id, status }, zone }: { tv: Tv; zone: string }) {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    ...endpointQuery(api, readTvPackage, { params: { id } }),
    // Changes only with the wanted content.
    queryKey: ['digital-signage-devices', id, 'package', status.wanted],
    placeholderData: (before: ContentPackage | undefined) => before,
  });
  return (
    <section aria-labelledby="tv-simulator">
      <h2 id="tv-simulator" className={css.title}>
        {texts.title}
      </h2>
      {data && <Simulated content={data} zone={zone} />}
      {!data && !error && <Skeleton width="100%" height={240} />}
      {!data && error && (
        <Notice kind="late">
          {texts.loadFailed} {error.message}{' '}
          <Button kind="second" size="small" onClick={() => void refetch()}>
            {messages.retry}
          </Button>
        </Notice>
      )}
    </section>
  );
}

function Simulated({ content, zone }: { content: ContentPackage; zone: string }) {
  const now = useNow(30_000).getTime();
  const [chosen, setChosen] = useState<number>();
  const at = chosen ?? now;
  // A chosen time stands still; now goes on.
  const played = useMemo(() => ({ content, at: chosen, isPaused: false }), [content, chosen]);
  const span = spanAt(content, at);
  return (
    <div className={css.simulator}>
      <div className={css.when}>
        <DateInput
          kind="moment"
          label={texts.at}
          optional=" "
          value={clockInput(new Date(at).toISOString(), zone)}
          onChange={(text) => setChosen(text ? Date.parse(instantOfInput(text, zone)) : undefined)}
        />
        {chosen !== undefined && (
          <Button kind="second" size="small" onClick={() => setChosen(undefined)}>
            {texts.now}
          </Button>
        )}
      </div>
      <div className={css.shown}>
        <PreviewFrame played={played} orientation={content.device.orientation} />
        <SimulatedSpan content={content} span={span} at={at} />
      </div>
      <DayTimeline
        label={texts.day}
        spans={dayTimeline(content, at)}
        segments={content.segments}
        zone={zone}
        at={at}
        onChoose={setChosen}
      />
    </div>
  );
}
