import { icon } from '@theke/ui/icon';
import { Eye, EyeOff, PencilLine, Trash2, X } from 'lucide-react';
import type { ListControllerResult } from 'ra-core';
import { Fragment, lazy, Suspense, useState } from 'react';
import type { OfficeRecord } from '../api/resource.ts';
import type { Draft } from '../forms/draft-resolver.ts';
import { messages } from '../messages.de.ts';
import type { EntryAction, EntryDeed, EntryDialog, OfficeResource } from '../resources/office-resource.ts';
import { useRemove } from '../resources/use-remove.ts';
import { MenuItem } from '../ui/menu-item.tsx';
import { Popover } from '../ui/popover.tsx';
import { useWidgets } from '../widgets/use-widgets.ts';
import { bulkFields } from './bulk/bulk-fields.ts';
import { bulkMessages } from './bulk/bulk-messages.de.ts';
import type { Outcome } from './bulk/each-row.ts';
import { useBulk } from './bulk/use-bulk.ts';
import * as css from './bulk-bar.module.css';

/** The form code is loaded with the first bulk edit. */
const BulkEditDialog = lazy(async () => ({
  default: (await import('./bulk/bulk-edit-dialog.tsx')).BulkEditDialog,
}));

const listMessages = messages.list;

type Choosable = Extract<EntryAction, { choices: unknown }>;

/** Button of an action that needs a choice. */
const Choices = ({ label, Icon, choices, onChoose }: Choosable & { onChoose: (deed: EntryDeed) => void }) => (
  <Popover
    label={label}
    className={css.choices}
    button={
      <>
        <Icon {...icon} size={18} />
        <span>{label}</span>
      </>
    }
  >
    {choices.map((choice) => (
      <MenuItem key={choice.label} label={choice.label} Icon={Icon} onClick={() => onChoose(choice)} />
    ))}
  </Popover>
);

type Props = {
  office: OfficeResource;
  list: ListControllerResult<OfficeRecord>;
  /** Shows the refused rows if the list is still shown; returns whether it is. */
  onRefused: (outcome: Outcome) => boolean;
};

/** Actions for the selected rows, shown instead of the pager. */
export function BulkBar({ office, list, onRefused }: Props) {
  const { resource, switchable, Actions } = office;
  const { selectedIds: ids, onUnselectItems } = list;
  const { finished, run, load } = useBulk(office, list, onRefused);
  const removeRows = useRemove(office);
  /** The rows as of when the dialog opened, so that later changes by others are detected as conflicts. */
  const [edited, setEdited] = useState<OfficeRecord[]>();
  const [dialog, setDialog] = useState<{ draw: EntryDialog }>();
  const widgets = useWidgets();
  const isBusy = finished !== undefined;

  const start = (deed: EntryDeed) => ('run' in deed ? deed.run() : setDialog({ draw: deed.dialog }));
  const update = (rows: readonly OfficeRecord[], values: Draft) =>
    run(
      rows,
      (row, provider) => provider.update(resource.name, { id: row.id, data: { ...row, ...values }, previousData: row }),
      listMessages.switchedMany,
    );
  const putNow = async (values: Draft) => {
    const rows = await load();
    if (rows) await update(rows, values);
  };
  const remove = async () => {
    const rows = await load();
    if (rows)
      await removeRows(rows, {
        onRemoved: (remaining) =>
          remaining.length > 0 ? list.onSelect(remaining.map(({ id }) => id)) : onUnselectItems(),
        onRefused: (outcome) => {
          list.onSelect(outcome.refused.map(({ row }) => row.id));
          return onRefused(outcome);
        },
      });
  };
  const button = (Icon: typeof Eye, label: string, onClick: () => void, className?: string) => (
    <button type="button" className={className} disabled={isBusy} onClick={onClick}>
      <Icon {...icon} size={18} />
      <span>{label}</span>
    </button>
  );
  // The dialogs are siblings of the bar: inside it they would inherit its white text.
  return (
    <>
      <div className={css.bar} role="toolbar" aria-label={listMessages.selected(ids.length)}>
        <b>{isBusy ? bulkMessages.progress(finished, ids.length) : listMessages.selected(ids.length)}</b>
        {Actions && (
          <Suspense>
            <Actions ids={ids}>
              {(actions) =>
                actions.map((action) => {
                  if ('choices' in action) return <Choices key={action.label} {...action} onChoose={start} />;
                  return (
                    <Fragment key={action.label}>{button(action.Icon, action.label, () => start(action))}</Fragment>
                  );
                })
              }
            </Actions>
          </Suspense>
        )}
        {switchable && button(Eye, switchable.on, () => void putNow({ [switchable.field]: true }))}
        {switchable && button(EyeOff, switchable.off, () => void putNow({ [switchable.field]: false }))}
        {bulkFields(resource.draft, widgets).length > 0 &&
          button(PencilLine, bulkMessages.edit, () => void load().then(setEdited))}
        {button(Trash2, listMessages.delete, () => void remove(), css.delete)}
        <button
          type="button"
          className={css.clear}
          aria-label={listMessages.clearSelection}
          title={listMessages.clearSelection}
          onClick={() => onUnselectItems()}
        >
          <X {...icon} size={18} />
        </button>
      </div>
      {dialog?.draw(() => setDialog(undefined))}
      {edited && (
        <Suspense>
          <BulkEditDialog
            office={office}
            count={edited.length}
            onSave={(values) => {
              setEdited(undefined);
              void update(edited, values);
            }}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
