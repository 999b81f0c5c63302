import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { withMessage } from '@theke/admin/api/with-message.ts';
import type { ListColumn } from '@theke/admin/lists/list-column.ts';
import { ListTable } from '@theke/admin/lists/list-table.tsx';
import { ConfirmDialog } from '@theke/admin/ui/confirm-dialog.tsx';
import * as table from '@theke/admin/ui/data-table.module.css';
import { TitleText } from '@theke/admin/ui/title-text.tsx';
import { WhenText } from '@theke/admin/ui/when-text.tsx';
import { shownLabel } from '@theke/contracts/shown-label';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { Notice } from '@theke/ui/notice';
import { useNow } from '@theke/ui/use-now';
import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { binMessages } from './bin-messages.de.ts';
import * as css from './bin-page.module.css';
import type { BinnedKind, BinnedRow } from './binned-kinds.ts';

const day = 86_400_000;

type Props = {
  rows: readonly BinnedRow[];
  /** Called after an entry was restored or deleted permanently. */
  onChanged: (kind: BinnedKind) => void;
};

/** Table of deleted entries with buttons to restore them. */
export function BinTable({ rows, onChanged }: Props) {
  const api = useApi();
  const notify = useNotify();
  const canPurge = may(useMe(), 'bin.purge');
  const [purging, setPurging] = useState<BinnedRow>();

  const { isBusy, input, problem, run } = useAction(
    ({ id, kind }: BinnedRow) => withMessage(api(kind.restore, { params: { id } }), binMessages.restoreFailed),
    {
      onDone: (_, { name, kind }) => {
        notify(binMessages.restored(name), { type: 'info' });
        onChanged(kind);
      },
      onProblem: (_, { kind }) => onChanged(kind),
    },
  );
  async function purge({ id, name, kind }: BinnedRow) {
    await withMessage(api(kind.purge, { params: { id } }), binMessages.purgeFailed);
    notify(binMessages.purged(name), { type: 'info' });
    setPurging(undefined);
    onChanged(kind);
  }
  const columns: ListColumn<BinnedRow>[] = [
    { field: 'name', label: binMessages.name, from: 'phone', isWrapping: true, Cell: Name },
    {
      field: 'deletedBy',
      label: binMessages.deletedBy,
      from: 'desktop',
      Cell: ({ record }) => <>{record.deletedBy}</>,
    },
    {
      field: 'deletedAt',
      label: binMessages.deletedAt,
      from: 'tablet',
      isRight: true,
      Cell: ({ record }) => <WhenText at={record.deletedAt} />,
    },
    { field: 'expiresAt', label: binMessages.left, from: 'tablet', isRight: true, Cell: Left },
    {
      field: 'restore',
      // Empty, because the button has its own label.
      label: '',
      from: 'phone',
      isRight: true,
      Cell: ({ record }) => (
        <span className={css.tools}>
          <Button
            kind="second"
            size="small"
            aria-label={binMessages.restoreThis(record.name)}
            disabled={isBusy && input?.id !== record.id}
            busyLabel={isBusy && input?.id === record.id && binMessages.restoring}
            onClick={() => void run(record)}
          >
            <ArchiveRestore {...icon} size={16} />
            <span className={css.wide}>{binMessages.restore}</span>
          </Button>
          {canPurge && (
            <IconButton label={binMessages.purgeThis(record.name)} onClick={() => setPurging(record)}>
              <Trash2 {...icon} size={18} />
            </IconButton>
          )}
        </span>
      ),
    },
  ];
  return (
    <>
      {problem && input && (
        <div className={css.refused}>
          <Notice kind="late" role="alert">
            {binMessages.refused(input.name)} {problem.message}
          </Notice>
        </div>
      )}
      <ListTable columns={columns} rows={rows} />
      {purging && (
        <ConfirmDialog
          title={binMessages.purgeTitle(purging.name)}
          text={binMessages.purgeText}
          confirmLabel={binMessages.purge}
          onConfirm={() => purge(purging)}
          onClose={() => setPurging(undefined)}
        />
      )}
    </>
  );
}

type CellProps = { record: BinnedRow };

/** On phones, user and remaining time are shown below the name. */
const Name = ({ record }: CellProps) => (
  <>
    <TitleText title={record.name} subtitle={shownLabel(record.kind.label).one} />
    <span className={table.onPhone}>
      <small className={table.muted}>
        {record.deletedBy}, <WhenText at={record.deletedAt} />, <Left record={record} />
      </small>
    </span>
  </>
);

function Left({ record: { expiresAt } }: CellProps) {
  const days = Math.max(1, Math.ceil((Date.parse(expiresAt) - useNow(60_000).getTime()) / day));
  return <span className={table.number}>{binMessages.days(days)}</span>;
}
