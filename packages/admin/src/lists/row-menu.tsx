import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { Eye, EyeOff, type LucideIcon, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import { I18nProvider, Menu, MenuItem, Popover } from 'react-aria-components';
import { useNavigate } from 'react-router';
import type { OfficeRecord } from '../api/resource.ts';
import { messages } from '../messages.de.ts';
import { keepStylesOut } from '../references/keep-styles-out.ts';
import type { OfficeResource } from '../resources/office-resource.ts';
import { useRemove } from '../resources/use-remove.ts';
import * as css from './row-menu.module.css';
import { useSwitch } from './use-switch.ts';

const listMessages = messages.list;

type Action = { label: string; Icon: LucideIcon; isBad?: boolean; run: () => void };

export type RowMenuProps = {
  office: OfficeResource;
  record: OfficeRecord;
  /** Button that opened the menu; gets the focus back. */
  button: HTMLElement;
  onClose: () => void;
};

keepStylesOut();

/** Menu with the actions on one row, for users with write permission. */
export function RowMenu({ office, record, button, onClose }: RowMenuProps) {
  const actions = useRowActions(office, record);
  const label = listMessages.actionsOf(office.titleOf(record));
  return (
    <I18nProvider locale="de-AT">
      <Popover
        className={css.popover ?? ''}
        aria-label={label}
        triggerRef={{ current: button }}
        placement="bottom end"
        offset={4}
        isOpen
        onOpenChange={onClose}
      >
        <Menu className={css.menu ?? ''} aria-label={label} autoFocus="first" onClose={onClose}>
          {actions.map(({ label, Icon, isBad = false, run }) => (
            <MenuItem
              key={label}
              className={classNames(css.item, isBad && css.bad)}
              textValue={label}
              onAction={() => {
                onClose();
                run();
              }}
            >
              <Icon {...icon} size={18} />
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </I18nProvider>
  );
}

function useRowActions(office: OfficeResource, record: OfficeRecord): Action[] {
  const { resource, switchable } = office;
  const navigate = useNavigate();
  const remove = useRemove(office);
  const save = useSwitch(resource, switchable?.field ?? '');
  const isOn = switchable && record[switchable.field] === true;
  return [
    {
      label: listMessages.open,
      Icon: SquareArrowOutUpRight,
      run: () => void navigate(`/${resource.name}/${record.id}`),
    },
    ...(switchable
      ? [
          {
            label: isOn ? switchable.off : switchable.on,
            Icon: isOn ? EyeOff : Eye,
            run: () => save(record, !isOn),
          },
        ]
      : []),
    { label: listMessages.delete, Icon: Trash2, isBad: true, run: () => void remove([record]) },
  ];
}
