import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { goToField } from '@theke/admin/forms/go-to-field.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { dayText, timeText } from '@theke/admin/ui/format.ts';
import { type DraftKind, draftKinds } from '@theke/contracts/content/content-draft';
import type { postRevisions } from '@theke/contracts/content/entry-revision';
import type { Plan } from '@theke/contracts/content/plan';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useNow } from '@theke/ui/use-now';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { isInFuture } from './is-in-future.ts';
import { Planning } from './planning.tsx';
import { PreviewLinks } from './preview-links.tsx';
import * as css from './publishing.module.css';
import { publishingMessages } from './publishing-messages.de.ts';
import { RevisionList } from './revision-list.tsx';
import type { Revised, Revisions } from './revisions.ts';

type Act = 'publish' | 'unpublish' | 'discard';

/** The published version and its URL, if it has a page; undefined for a draft. */
type Shown =
  | {
      since: string;
      href?: string | undefined;
      note?: string | undefined;
      /** Time before which guests do not see it. */
      from?: string | undefined;
    }
  | undefined;

/** Content with draft and published version: pages, posts, projects, shared blocks, menus. */
export type Publishable<R extends Revised> = {
  endpoints: Pick<typeof postRevisions, Act | 'plan'>;
  /** Fields of its form, by name. */
  fields: Readonly<Record<string, unknown>>;
  revisions: Revisions;
  /** Key of its texts. */
  kind: keyof typeof publishingMessages.of;
  shownOf: (record: R) => Shown;
};

type Drafted = Revised &
  Pick<Plan, 'publishAt' | 'unpublishAt' | 'planFailure'> & { hasChanges: boolean; isPublic: boolean };
const isDraftKind = (kind: string): kind is DraftKind => draftKinds.some((one) => one === kind);
type Props<R extends Drafted> = { publishable: Publishable<R>; record: R; onChanged: (fresh: R) => void };

/** Panel with the published state and the actions to publish the draft. Unsaved changes must be saved first. */
export function Publishing<R extends Drafted>({ publishable, record, onChanged }: Props<R>) {
  const api = useApi();
  const notify = useNotify();
  const zone = useZoneOf()();
  const { formState, setError } = useFormContext();
  const { isDirty } = formState;
  const { id, version, hasChanges } = record;
  const [asked, setAsked] = useState<'unpublish' | 'discard'>();
  const texts = publishingMessages.of[publishable.kind];
  const shown = publishable.shownOf(record);
  const isWaiting = isInFuture(shown?.from, useNow(60_000));
  const isOfForm = (field: string | undefined): field is string => (field?.split('.')[0] ?? '') in publishable.fields;

  const { isBusy, input, problem, run } = useAction(
    (act: Act) => api(publishable.endpoints[act], { params: { id }, body: { version } }),
    {
      onDone: (fresh, act) => {
        setAsked(undefined);
        onChanged(fresh as unknown as R);
        notify(texts.done[act], { type: 'info' });
      },
      // Errors are also set at their fields, which opens their sections.
      onProblem: ({ errors }) => {
        setAsked(undefined);
        for (const { field, message, code } of errors) if (isOfForm(field)) setError(field, { type: code, message });
      },
    },
  );
  const problems = problem?.errors ?? [];

  const button = (act: Act, kind: 'main' | 'second' | 'quiet') => (
    <Button
      kind={kind}
      size="small"
      type="button"
      disabled={isDirty}
      busyLabel={isBusy && input === act && messages.working}
      onClick={() => (act === 'publish' ? void run(act) : setAsked(act))}
    >
      {publishingMessages.act[act]}
    </Button>
  );

  return (
    <>
      <section className={css.publishing} aria-labelledby="publishing">
        <h2 id="publishing">{publishingMessages.heading}</h2>
        <div aria-live="polite">
          <p>
            {!shown
              ? texts.never
              : shown.from && isWaiting
                ? publishingMessages.waits(dayText(shown.from, zone), timeText(shown.from, zone))
                : publishingMessages.since(dayText(shown.since, zone), timeText(shown.since, zone))}
          </p>
          {shown?.href && !isWaiting && 'open' in texts && (
            <p>
              <a href={shown.href} target="_blank" rel="noreferrer">
                {texts.open}
              </a>
            </p>
          )}
          {shown?.note && <p>{shown.note}</p>}
          {shown && hasChanges && <p>{publishingMessages.hasChanges}</p>}
          {isDirty && <p>{publishingMessages.saveFirst}</p>}
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
                        aria-label={publishingMessages.mend(message)}
                        onClick={() => goToField(field)}
                      >
                        {publishingMessages.goThere}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
        </div>
        <div className={css.buttons}>
          {(hasChanges || !shown) && button('publish', 'main')}
          {shown && hasChanges && button('discard', 'second')}
          {shown && button('unpublish', 'quiet')}
        </div>
        <Planning
          endpoint={publishable.endpoints.plan}
          record={record}
          isDirty={isDirty}
          onChanged={(fresh) => onChanged(fresh as R)}
        />
        {isDraftKind(publishable.kind) && <PreviewLinks kind={publishable.kind} id={id} />}
      </section>
      {asked && (
        <DecisionDialog
          title={publishingMessages.ask[asked].title}
          label={publishingMessages.act[asked]}
          isDanger
          busyLabel={isBusy && messages.working}
          onDecide={() => void run(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>{publishingMessages.ask[asked].text}</p>
        </DecisionDialog>
      )}
      <RevisionList revisions={publishable.revisions} record={record} onChanged={onChanged} />
    </>
  );
}
