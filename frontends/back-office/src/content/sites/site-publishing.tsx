import { useApi } from '@theke/admin/api/office-api.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { goToField } from '@theke/admin/forms/go-to-field.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { dayText, timeText } from '@theke/admin/ui/format.ts';
import { discardSiteDraft, publishSite, type Site, sites, unpublishSite } from '@theke/contracts/content/site';
import type { Fault } from '@theke/contracts/errors';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { RevisionList } from '../domain/revision-list.tsx';
import { siteMessages as words } from './site-messages.de.ts';
import * as css from './site-publishing.module.css';
import { siteRevisionsOf } from './site-revisions-of.ts';

type Props = { record: Site; onChanged: (fresh: Site) => void };
type Act = 'publish' | 'unpublish' | 'discard';

const endpoints = { publish: publishSite, unpublish: unpublishSite, discard: discardSiteDraft };

const isOfForm = (field: string | undefined): field is string => (field?.split('.')[0] ?? '') in sites.draft.shape;

/** What guests see of a page, and how its draft becomes that. What is not saved yet is no draft yet. */
export function SitePublishing({ record, onChanged }: Props) {
  const api = useApi();
  const notify = useNotify();
  const zone = useZoneOf()();
  const { formState, setError } = useFormContext();
  const { isDirty } = formState;
  const [busy, setBusy] = useState<Act>();
  const [problems, setProblems] = useState<readonly Fault[]>([]);
  const { id, version, published, hasChanges, isPublic } = record;

  async function act(how: Act) {
    setBusy(how);
    setProblems([]);
    try {
      onChanged(await api(endpoints[how], { params: { id }, body: { version } }));
      notify(words.done[how], { type: 'info' });
    } catch (error) {
      const { errors } = ApiError.from(error);
      // Each also where it is mended: its section opens.
      for (const { field, message, code } of errors) if (isOfForm(field)) setError(field, { type: code, message });
      setProblems(errors);
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
    <>
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
          {problems.length > 0 && (
            <Notice kind="late">
              <ul className={css.problems}>
                {problems.map(({ field = '', message }) => (
                  <li key={`${field} ${message}`}>
                    {message}
                    {isOfForm(field) && (
                      <Button
                        kind="quiet"
                        size="small"
                        aria-label={words.mend(message)}
                        onClick={() => goToField(field)}
                      >
                        {words.goThere}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
        </div>
        <div className={css.buttons}>
          {hasChanges && button('publish', 'main')}
          {published && hasChanges && button('discard', 'second')}
          {published && button('unpublish', 'quiet')}
        </div>
      </section>
      <RevisionList of={siteRevisionsOf} record={record} onChanged={onChanged} />
    </>
  );
}
