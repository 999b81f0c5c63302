import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Pencil } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocation } from 'react-router';
import type { z } from 'zod';
import { messages } from '../messages.de.ts';
import { PageBar } from '../shell/page-bar.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import * as css from './draft-form-frame.module.css';
import { FaultList } from './fault-list.tsx';
import type { FieldPlaces } from './field-place.ts';
import { FormSectionFields } from './form-section-fields.tsx';
import { type FormField, formSections } from './form-sections.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { readSections } from './reading/read-sections.ts';
import { SectionList } from './section-list.tsx';
import type { DraftForm } from './use-draft-form.ts';
import type { useLeaveGuard } from './use-leave-guard.ts';
import { useWantedSections } from './use-wanted-sections.ts';

const SectionReading = lazy(async () => ({ default: (await import('./reading/section-reading.tsx')).SectionReading }));

const formMessages = messages.form;
const nowhere: FieldPlaces = {};

/** Whether a fault is in one of the fields or nested below it. */
const hasField = (fields: readonly FormField[], fault: string) =>
  fields.some(({ name }) => fault === name || fault.startsWith(`${name}.`));

type Props<B> = {
  title: string;
  backTo?: string;
  schema: z.ZodObject;
  places?: FieldPlaces | undefined;
  /** Shows one section at a time; for long forms. */
  isPaged?: boolean;
  state: DraftForm<B>;
  guard: ReturnType<typeof useLeaveGuard>;
  canWrite: boolean;
  onSaved?: (saved: B, before: B | undefined) => void;
  /** Shown above the fields. */
  notice?: ReactNode;
  /** Further input of a new entry, shown below the fields of the first section. */
  question?: ReactNode;
  /** Shown after the save button. */
  menu?: ReactNode;
  aside: ReactNode;
};

/** Page of a schema-based form: bar, sections, fields and side column. Saves by button, Enter or Strg S. */
export function DraftFormFrame<B>(props: Props<B>) {
  const {
    title,
    backTo,
    schema,
    places = nowhere,
    isPaged = false,
    state,
    guard,
    canWrite,
    onSaved,
    notice,
    question,
    menu,
    aside,
  } = props;
  const { form, base, save, isSaving, problems, conflict, discard } = state;
  const faults = useRef<HTMLDivElement>(null);
  const { isDirty } = form.formState;
  const all = formSections(schema);
  // Read-only users do not see empty fields.
  const shownSections = useWantedSections(all, places, form);
  const sections = canWrite ? shownSections : readSections(all, places, form.getValues());

  // A link can name the section to open: `/config#Rechtliches`.
  const { hash } = useLocation();
  const linked = sections.find(({ title }) => [title, encodeURIComponent(title)].includes(hash.slice(1)));
  const [currentId, setChosen] = useState((linked ?? sections[0])?.id);

  const showFaults = () => requestAnimationFrame(() => faults.current?.focus());
  const saveDraft = form.handleSubmit(async (draft) => {
    const saved = await save(draft);
    if (saved) onSaved?.(saved, base);
    else showFaults();
  }, showFaults);
  const isUnderWay = useRef(false);
  /** Allows one save at a time: a second one with the same version would be refused as a conflict. */
  const submit = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await saveDraft().finally(() => {
      isUnderWay.current = false;
    });
  };

  const submitLatest = useRef(submit);
  useEffect(() => {
    submitLatest.current = submit;
  });
  useEffect(() => {
    if (!canWrite) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void submitLatest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [canWrite]);

  return (
    <FormProvider {...form}>
      <PageBar
        title={title}
        {...(backTo !== undefined && { backTo })}
        aside={
          isDirty && (
            <span className={css.unsaved}>
              <Pencil {...icon} size={14} />
              <span>{formMessages.unsaved}</span>
            </span>
          )
        }
      >
        {canWrite && (
          <>
            {isDirty && (
              <Button kind="quiet" size="small" className={css.discard} onClick={discard}>
                {formMessages.discard}
              </Button>
            )}
            <Button size="small" busyLabel={isSaving && formMessages.saving} onClick={() => void submit()}>
              {formMessages.save}
              <span className={css.key} aria-hidden="true">
                {formMessages.saveKey}
              </span>
            </Button>
            {menu}
          </>
        )}
      </PageBar>
      <form
        className={css.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <SectionList sections={sections} {...(isPaged && { chosen: currentId, onChoose: setChosen })} />
        <div className={css.fields}>
          <FaultList
            ref={faults}
            problems={problems}
            onSeek={(field) => setChosen(sections.find(({ fields }) => hasField(fields, field))?.id ?? currentId)}
          />
          {notice}
          {!canWrite && <p className={css.readOnly}>{formMessages.readOnly}</p>}
          {sections.map((section, index) =>
            canWrite ? (
              <div key={section.id} hidden={isPaged && section.id !== currentId} className={css.section}>
                <FormSectionFields section={section} places={places} />
                {index === 0 && question}
              </div>
            ) : (
              <Suspense key={section.id}>
                <SectionReading section={section} places={places} draft={form.getValues()} />
              </Suspense>
            ),
          )}
        </div>
        {aside}
        {/* Enter in a field saves, as in any form. */}
        {canWrite && <button type="submit" hidden tabIndex={-1} aria-hidden="true" />}
      </form>
      {conflict && <ConflictDialog {...conflict} />}
      {guard.isAsking && <LeaveDialog onLeave={guard.leave} onStay={guard.stay} />}
    </FormProvider>
  );
}
