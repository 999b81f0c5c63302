import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { Eye, EyeOff, type LucideIcon, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Header, I18nProvider, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components';
import { useNavigate } from 'react-router';
import type { OfficeRecord } from '../api/resource.ts';
import { messages } from '../messages.de.ts';
import { keepStylesOut } from '../references/keep-styles-out.ts';
import type { EntryAction, EntryDeed, EntryDialog, OfficeResource } from '../resources/office-resource.ts';
import { useRemove } from '../resources/use-remove.ts';
import * as css from './row-menu.module.css';
import { useSwitch } from './use-switch.ts';

const listMessages = messages.list;

type Action = EntryAction & { isBad?: boolean };
type Item = { label: string; Icon: LucideIcon; isBad?: boolean; run: () => void };

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
  const { first, last } = useRowActions(office, record);
  const { titleOf, Actions } = office;
  const label = listMessages.actionsOf(titleOf(record));
  const [dialog, setDialog] = useState<{ draw: EntryDialog }>();
  const opensDialog = useRef(false);
  // The menu also closes itself; the dialog then takes its place.
  const closeMenu = () => {
    if (!opensDialog.current) onClose();
  };
  const start = (deed: EntryDeed) => {
    if ('dialog' in deed) {
      opensDialog.current = true;
      setDialog({ draw: deed.dialog });
      return;
    }
    onClose();
    deed.run();
  };
  const item = ({ label, Icon, isBad = false, run }: Item) => (
    <MenuItem key={label} className={classNames(css.item, isBad && css.bad)} textValue={label} onAction={run}>
      <Icon {...icon} size={18} />
      {label}
    </MenuItem>
  );
  const draw = (actions: readonly Action[]): ReactNode => (
    <I18nProvider locale="de-AT">
      <Popover
        className={css.popover ?? ''}
        aria-label={label}
        triggerRef={{ current: button }}
        placement="bottom end"
        offset={4}
        isOpen
        onOpenChange={closeMenu}
      >
        <Menu className={css.menu ?? ''} aria-label={label} autoFocus="first" onClose={closeMenu}>
          {actions.map((action) => {
            if (!('choices' in action)) return item({ ...action, run: () => start(action) });
            return (
              <MenuSection key={action.label} className={css.section ?? ''}>
                <Header className={css.heading}>{action.label}</Header>
                {action.choices.map((choice) => item({ ...choice, Icon: action.Icon, run: () => start(choice) }))}
              </MenuSection>
            );
          })}
        </Menu>
      </Popover>
    </I18nProvider>
  );
  if (dialog) return dialog.draw(onClose);
  if (!Actions) return draw([...first, ...last]);
  return (
    <Actions ids={[record.id]} title={titleOf(record)}>
      {(further) => draw([...first, ...further, ...last])}
    </Actions>
  );
}

/** Actions that every resource has. The actions of the given resource are placed between `first` and `last`. */
function useRowActions(office: OfficeResource, record: OfficeRecord): { first: Action[]; last: Action[] } {
  const { resource, switchable } = office;
  const navigate = useNavigate();
  const remove = useRemove(office);
  const save = useSwitch(resource, switchable?.field ?? '');
  const isOn = switchable && record[switchable.field] === true;
  const open = {
    label: listMessages.open,
    Icon: SquareArrowOutUpRight,
    run: () => void navigate(`/${resource.name}/${record.id}`),
  };
  const turn = switchable && {
    label: isOn ? switchable.off : switchable.on,
    Icon: isOn ? EyeOff : Eye,
    run: () => save(record, !isOn),
  };
  return {
    first: [open],
    last: [
      ...(turn ? [turn] : []),
      { label: listMessages.delete, Icon: Trash2, isBad: true, run: () => void remove([record]) },
    ],
  };
}
