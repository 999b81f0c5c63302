import { icon } from '@theke/ui/icon';
import { EllipsisVertical, Trash2 } from 'lucide-react';
import { useDelete, useNotify } from 'ra-core';
import { useNavigate } from 'react-router';
import type { OfficeRecord } from '../api/resource.ts';
import { may, useMe } from '../api/session.ts';
import { messages } from '../messages.de.ts';
import type { OfficeResource } from '../resources/office-resource.ts';
import { MenuItem } from '../ui/menu-item.tsx';
import { Popover } from '../ui/popover.tsx';
import { DraftFormFrame } from './draft-form-frame.tsx';
import { FormAside } from './form-aside.tsx';
import * as css from './record-form.module.css';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useRecordForm } from './use-record-form.ts';

const words = messages.form;

/** A form made from a resource's definition: sections, fields, the guests' view beside them. Without a record it makes one. */
export function RecordForm({ office, record }: { office: OfficeResource; record?: OfficeRecord }) {
  const { resource, titleOf } = office;
  const me = useMe();
  const navigate = useNavigate();
  const notify = useNotify();
  const state = useRecordForm(office, record);
  const { base } = state;
  const [deleteOne] = useDelete<OfficeRecord, Error>();
  const guard = useLeaveGuard(state.form.formState.isDirty);
  const listPath = `/${resource.name}`;

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
    <DraftFormFrame<OfficeRecord>
      title={base ? titleOf(base) : words.newTitle(resource.label.one)}
      backTo={listPath}
      schema={resource.draft}
      state={state}
      guard={guard}
      canWrite={may(me, resource.write)}
      onSaved={({ id }, before) => {
        if (before) return;
        guard.release();
        void navigate(`${listPath}/${id}`, { replace: true });
      }}
      menu={
        base && (
          <Popover label={messages.more} buttonClass={css.more} button={<EllipsisVertical {...icon} size={18} />}>
            <MenuItem label={words.delete} Icon={Trash2} isBad onClick={remove} />
          </Popover>
        )
      }
      aside={<FormAside office={office} base={base} />}
    />
  );
}
