import { useApi } from '@theke/admin/api/office-api.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { dayText, timeText } from '@theke/admin/ui/format.ts';
import { discardSiteDraft, publishSite, type Site, unpublishSite } from '@theke/contracts/content/site';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { siteMessages as words } from './site-messages.de.ts';
import * as css from './site-publishing.module.css';

type Props = { record: Site; onChanged: (fresh: Site) => void };
type Act = 'publish' | 'unpublish' | 'discard';

const endpoints = { publish: publishSite, unpublish: unpublishSite, discard: discardSiteDraft };

/** What guests see of a page, and how its draft becomes that. What is not saved yet is no draft yet. */
export function SitePublishing({ record, onChanged }: Props) {
  const api = useApi();
  const notify = useNotify();
  const zone = useZoneOf()();
  const { isDirty } = useFormState();
  const [busy, setBusy] = useState<Act>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { id, version, published, hasChanges, isPublic } = record;

  async function act(how: Act) {
    setBusy(how);
    setProblems([]);
    try {
      onChanged(await api(endpoints[how], { params: { id }, body: { version } }));
      notify(words.done[how], { type: 'info' });
    } catch (error) {
      setProblems(ApiError.from(error).errors.map(({ message }) => message));
    } finally {
      setBusy(undefined);
    }
  }

  const button = (how: Act, kind: 'main' | 'second' | 'quiet') => (
    <Button
      kind={kind}
      size="small"
      type="button"
      disabled={isDirty}
      busyLabel={busy === how && messages.working}
      onClick={() => void act(how)}
    >
      {words.act[how]}
    </Button>
  );

  return (
    <section className={css.publishing} aria-labelledby="site-publishing">
      <h2 id="site-publishing">{words.heading}</h2>
      <div aria-live="polite">
        <p>
          {published
            ? words.since(dayText(published.publishedAt, zone), timeText(published.publishedAt, zone))
            : words.never}
        </p>
        {published && (
          <p>
            <a href={`/${published.path}`} target="_blank" rel="noreferrer">
              {words.open}
            </a>
          </p>
        )}
        {published && !isPublic && <p>{words.notListed}</p>}
        {published && hasChanges && <p>{words.hasChanges}</p>}
        {isDirty && <p>{words.saveFirst}</p>}
        {problems.map((problem) => (
          <Notice key={problem} kind="late">
            {problem}
          </Notice>
        ))}
      </div>
      <div className={css.buttons}>
        {hasChanges && button('publish', 'main')}
        {published && hasChanges && button('discard', 'second')}
        {published && button('unpublish', 'quiet')}
      </div>
    </section>
  );
}
