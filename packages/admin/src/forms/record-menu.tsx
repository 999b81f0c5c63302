import { icon } from '@theke/ui/icon';
import { EllipsisVertical, Trash2 } from 'lucide-react';
import { useDelete, useNotify } from 'ra-core';
import { useNavigate } from 'react-router';
import type { OfficeRecord } from '../api/resource.ts';
import { messages } from '../messages.de.ts';
import type { OfficeResource } from '../resources/office-resource.ts';
import { MenuItem } from '../ui/menu-item.tsx';
import { Popover } from '../ui/popover.tsx';
import * as css from './record-form.module.css';

const words = messages.form;

type Props = {
  office: OfficeResource;
  record: OfficeRecord;
  /** The form may be left, whatever stands in it. */
  onDeleted: () => void;
};

/** What can be done with a saved entry besides saving it again. */
export function RecordMenu({ office: { resource, titleOf }, record, onDeleted }: Props) {
  const navigate = useNavigate();
  const notify = useNotify();
  const [deleteOne] = useDelete<OfficeRecord, Error>();
  const remove = () =>
    void deleteOne(
      resource.name,
      { id: record.id, previousData: record },
      {
        mutationMode: 'undoable',
        // Only now does the deletion wait for its message; announced earlier, the message would find none.
        onSuccess: () => {
          notify(words.deleted(titleOf(record)), { type: 'info', undoable: true });
          onDeleted();
          void navigate(`/${resource.name}`);
        },
        onError: (error) => notify(error.message, { type: 'error' }),
      },
    );
  return (
    <Popover label={messages.more} buttonClass={css.more} button={<EllipsisVertical {...icon} size={18} />}>
      <MenuItem label={words.delete} Icon={Trash2} isBad onClick={remove} />
    </Popover>
  );
}
