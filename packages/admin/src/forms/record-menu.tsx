import { icon } from '@theke/ui/icon';
import { EllipsisVertical, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { OfficeRecord } from '../api/resource.ts';
import { messages } from '../messages.de.ts';
import type { OfficeResource } from '../resources/office-resource.ts';
import { useRemove } from '../resources/use-remove.ts';
import { MenuItem } from '../ui/menu-item.tsx';
import { Popover } from '../ui/popover.tsx';
import * as css from './record-form.module.css';

const formMessages = messages.form;

type Props = {
  office: OfficeResource;
  record: OfficeRecord;
  /** Called after deletion; the form may then be left with unsaved changes. */
  onDeleted: () => void;
};

/** Menu with the actions on a saved entry other than saving. */
export function RecordMenu({ office, record, onDeleted }: Props) {
  const navigate = useNavigate();
  const remove = useRemove(office);
  const leave = () => {
    onDeleted();
    void navigate(`/${office.resource.name}`);
  };
  // The form still holds the version before the switch, so the page is left.
  const removeThis = () => void remove([record], { onRemoved: leave, onSwitched: leave });
  return (
    <Popover label={messages.more} buttonClass={css.more} button={<EllipsisVertical {...icon} size={18} />}>
      <MenuItem label={formMessages.delete} Icon={Trash2} isBad onClick={removeThis} />
    </Popover>
  );
}
