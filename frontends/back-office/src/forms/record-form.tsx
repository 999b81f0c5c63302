import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useDelete, useNotify } from 'ra-core';
import { useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { OfficeRecord } from '../api/resource.ts';
import { may, useMe } from '../api/session.ts';
import { messages } from '../messages.de.ts';
import type { OfficeResource } from '../resources/office-resource.ts';
import { PageBar } from '../shell/page-bar.tsx';
import { Popover } from '../ui/popover.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FaultList } from './fault-list.tsx';
import { FormAside } from './form-aside.tsx';
import { FormSectionFields } from './form-section-fields.tsx';
import { formSections } from './form-sections.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import * as css from './record-form.module.css';
import { SectionList } from './section-list.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useRecordForm } from './use-record-form.ts';

const words = messages.form;

/** A form made from a resource's definition: sections, fields, the guests' view beside them. Without a record it makes one. */
export function RecordForm({ office, record }: { office: OfficeResource; record?: OfficeRecord }) {
  const { resource, titleOf } = office;
  const me = useMe();
  const navigate = useNavigate();
  const notify = useNotify();
  const faults = useRef<HTMLDivElement>(null);
  const { form, base, save, isSaving, problems, conflict, discard } = useRecordForm(office, record);
  const [deleteOne] = useDelete<OfficeRecord, Error>();
  const { isDirty } = form.formState;
  const guard = useLeaveGuard(isDirty);
  const sections = formSections(resource.draft);
  const canWrite = may(me, resource.write);
  const listPath = `/${resource.name}`;

  const showFaults = () => requestAnimationFrame(() => faults.current?.focus());
  const submit = form.handleSubmit(async (draft) => {
    const saved = await save(draft);
    if (!saved) return showFaults();
    if (base) return;
    guard.release();
    void navigate(`${listPath}/${saved.id}`, { replace: true });
  }, showFaults);

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

  function remove() {
    if (!base) return;
    void deleteOne(
      resource.name,
      { id: base.id, previousData: base },
      {
        mutationMode: 'undoable',
        // Only now does the deletion wait for its message; told earlier, the message would find none.
        onSuccess: () => {
          notify(words.deleted(titleOf(base)), { type: 'info', undoable: true });
          guard.release();
          void navigate(listPath);
        },
        onError: (error) => notify(error.message, { type: 'error' }),
      },
    );
  }

  return (
    <FormProvider {...form}>
      <PageBar
        title={base ? titleOf(base) : words.newTitle(resource.label.one)}
        backTo={listPath}
        aside={
          isDirty && (
            <span className={css.unsaved}>
              <Pencil {...icon} size={14} />
              <span>{words.unsaved}</span>
            </span>
          )
        }
      >
        {canWrite && (
          <>
            {isDirty && (
              <Button kind="quiet" size="small" className={css.discard} onClick={discard}>
                {words.discard}
              </Button>
            )}
            <Button size="small" busyLabel={isSaving && words.saving} onClick={() => void submit()}>
              {words.save}
              <span className={css.key} aria-hidden="true">
                {words.saveKey}
              </span>
            </Button>
            {base && (
              <Popover label={messages.more} buttonClass={css.more} button={<EllipsisVertical {...icon} size={18} />}>
                <button type="button" data-closes className={css.delete} onClick={remove}>
                  <Trash2 {...icon} size={18} />
                  {words.delete}
                </button>
              </Popover>
            )}
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
        <SectionList sections={sections} />
        <div className={css.fields}>
          <FaultList ref={faults} problems={problems} />
          {!canWrite && <p className={css.readOnly}>{words.readOnly}</p>}
          <fieldset disabled={!canWrite} className={css.all}>
            {sections.map((section) => (
              <FormSectionFields key={section.id} section={section} />
            ))}
          </fieldset>
        </div>
        <FormAside office={office} base={base} />
        {/* Enter in a field saves, as in any form. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </form>
      {conflict && <ConflictDialog {...conflict} />}
      {guard.isAsking && <LeaveDialog onLeave={guard.leave} onStay={guard.stay} />}
    </FormProvider>
  );
}
