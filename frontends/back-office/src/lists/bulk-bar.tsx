import { useQueryClient } from '@tanstack/react-query';
import { icon } from '@theke/ui/icon';
import { Eye, EyeOff, Trash2, X } from 'lucide-react';
import { type ListControllerResult, useDeleteMany, useNotify, useUpdateMany } from 'ra-core';
import { useState } from 'react';
import type { OfficeRecord } from '../api/resource.ts';
import { messages } from '../messages.de.ts';
import type { OfficeResource } from '../resources/office-resource.ts';
import { DecisionDialog } from '../ui/decision-dialog.tsx';
import * as css from './bulk-bar.module.css';

const words = messages.list;

type Props = { office: OfficeResource; list: ListControllerResult<OfficeRecord> };

/** What can be done with the selected rows, in the place of the paging. */
export function BulkBar({ office: { resource, switchable }, list }: Props) {
  const { selectedIds: ids, onUnselectItems } = list;
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: [resource.name] });
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);
  const [updateMany, { isPending: isUpdating }] = useUpdateMany();
  const [deleteMany, { isPending: isDeleting }] = useDeleteMany();
  const isBusy = isUpdating || isDeleting;
  // Some may have been done before one was refused: lists and counts are loaded anew either way.
  const settle = (sentence: string) => ({
    mutationMode: 'pessimistic' as const,
    onSuccess: () => {
      notify(sentence, { type: 'info' });
      onUnselectItems();
      renew();
    },
    onError: (error: unknown) => {
      notify((error as Error).message, { type: 'error' });
      renew();
    },
  });
  const put = (value: boolean) => {
    if (!switchable) return;
    const data = { [switchable.field]: value };
    void updateMany(resource.name, { ids, data }, settle(words.switchedMany(ids.length)));
  };
  return (
    <div className={css.bar} role="toolbar" aria-label={words.selected(ids.length)}>
      <b>{words.selected(ids.length)}</b>
      {switchable && (
        <>
          <button type="button" disabled={isBusy} onClick={() => put(true)}>
            <Eye {...icon} size={18} />
            <span>{switchable.on}</span>
          </button>
          <button type="button" disabled={isBusy} onClick={() => put(false)}>
            <EyeOff {...icon} size={18} />
            <span>{switchable.off}</span>
          </button>
        </>
      )}
      <button type="button" className={css.delete} disabled={isBusy} onClick={() => setIsAsking(true)}>
        <Trash2 {...icon} size={18} />
        <span>{words.delete}</span>
      </button>
      <button
        type="button"
        className={css.clear}
        aria-label={words.clearSelection}
        title={words.clearSelection}
        onClick={() => onUnselectItems()}
      >
        <X {...icon} size={18} />
      </button>
      {isAsking && (
        <DecisionDialog
          title={words.confirmDelete(ids.length, resource.label.one, resource.label.many)}
          label={words.delete}
          isDanger
          onDecide={() => {
            setIsAsking(false);
            void deleteMany(resource.name, { ids }, settle(words.deletedMany(ids.length)));
          }}
          onClose={() => setIsAsking(false)}
        >
          <p>{words.confirmDeleteText}</p>
        </DecisionDialog>
      )}
    </div>
  );
}
