import { shownLabel } from '@theke/contracts/shown-label';
import { Suspense, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { OfficeRecord } from '../api/resource.ts';
import { may, useMe } from '../api/session.ts';
import { messages } from '../messages.de.ts';
import type { OfficeResource } from '../resources/office-resource.ts';
import { DraftFormFrame } from './draft-form-frame.tsx';
import { FormAside } from './form-aside.tsx';
import { RecordMenu } from './record-menu.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useRecordForm } from './use-record-form.ts';

/** Form built from a resource's definition: sections, fields and preview. Without a record it creates one. */
export function RecordForm({ office, record }: { office: OfficeResource; record?: OfficeRecord }) {
  const { resource, titleOf, places, Start, Question } = office;
  const me = useMe();
  const navigate = useNavigate();
  const state = useRecordForm(office, record);
  const { base } = state;
  const guard = useLeaveGuard(state.form.formState.isDirty);
  const followUp = useRef<((created: OfficeRecord) => Promise<unknown>) | undefined>(undefined);
  const listPath = `/${resource.name}`;
  return (
    <DraftFormFrame<OfficeRecord>
      title={base ? titleOf(base) : messages.form.newTitle(shownLabel(resource.label).one)}
      backTo={listPath}
      schema={resource.draft}
      places={places}
      state={state}
      guard={guard}
      canWrite={may(me, resource.write)}
      onSaved={async (saved, previous) => {
        if (previous) return;
        guard.release();
        await followUp.current?.(saved);
        void navigate(`${listPath}/${saved.id}`, { replace: true });
      }}
      notice={
        Start &&
        !base && (
          <Suspense>
            <Start />
          </Suspense>
        )
      }
      question={
        Question &&
        !base && (
          <Suspense>
            <Question
              onAnswer={(follow) => {
                followUp.current = follow;
              }}
            />
          </Suspense>
        )
      }
      menu={base && <RecordMenu office={office} record={base} onDeleted={guard.release} />}
      aside={<FormAside office={office} base={base} onChanged={state.resetTo} />}
    />
  );
}
