import { ApiError } from '@theke/ui/api-error';
import { useDataProvider, useDeleteMany, useNotify } from 'ra-core';
import { useCallback } from 'react';
import type { OfficeRecord } from '../api/resource.ts';
import { eachRow, type Outcome } from '../lists/bulk/each-row.ts';
import { messages } from '../messages.de.ts';
import { isPageLeft, onPageLeft } from '../ui/page-left.ts';
import type { OfficeResource } from './office-resource.ts';

const words = messages.list;

type Options = {
  /** The rows are gone from sight, and the message with the way back stands. */
  onRemoved?: () => void;
  /** Some of many were refused; false where nobody can be shown them row by row any more. */
  onRefused?: (outcome: Outcome) => boolean;
};

/** What is deleted was fixed when somebody asked for it: until it is sent the list may be another, or gone. */
type Held = { send: () => Promise<void> };

/**
 * Deletes entries, one or many, so that it can be taken back: they leave the lists at once, and the server hears of it when the
 * message with "Rückgängig" leaves, or when the page is left (`Notifications`).
 */
export function useRemove({ resource, titleOf }: OfficeResource) {
  const provider = useDataProvider();
  const notify = useNotify();
  const [deleteMany] = useDeleteMany<OfficeRecord, Error>(resource.name, undefined, {
    mutationFn: async ({ ids = [], meta }) => {
      await (meta as Held).send();
      return ids;
    },
  });
  return useCallback(
    (rows: readonly OfficeRecord[], { onRemoved, onRefused }: Options = {}) => {
      const [first] = rows;
      if (!first) return;
      const send = async () => {
        const outcome = await removeEach(rows, (row) =>
          provider.delete(resource.name, { id: row.id, previousData: row }),
        );
        const [refused] = outcome.refused;
        if (!refused) return;
        if (rows.length === 1) notify(refused.message, { type: 'error' });
        else if (!onRefused?.(outcome))
          notify(words.refusedMany(outcome.refused.length, titleOf(refused.row), refused.message), { type: 'error' });
      };
      void deleteMany(
        resource.name,
        { ids: rows.map(({ id }) => id), meta: { send } satisfies Held },
        {
          mutationMode: 'undoable',
          // Only now does the deletion wait for its message; announced earlier, the message would find none.
          onSuccess: () => {
            const text =
              rows.length === 1
                ? (resource.isBinned ? messages.form.binned : messages.form.deleted)(titleOf(first))
                : (resource.isBinned ? words.binningMany : words.deletingMany)(rows.length, resource.label.many);
            notify(text, { type: 'info', undoable: true });
            onRemoved?.();
          },
          onError: (error) => notify(ApiError.from(error).message, { type: 'error' }),
        },
      );
    },
    [provider, notify, deleteMany, resource, titleOf],
  );
}

/** One after another, as some can only go before others; all at once as soon as the page is left. */
async function removeEach(
  rows: readonly OfficeRecord[],
  remove: (row: OfficeRecord) => Promise<unknown>,
): Promise<Outcome> {
  const sent = new Map<string, Promise<unknown>>();
  const send = (row: OfficeRecord) => {
    const answer = sent.get(row.id) ?? remove(row);
    sent.set(row.id, answer);
    return answer;
  };
  const sendAll = () => {
    for (const row of rows) send(row).catch(() => {});
  };
  const stop = onPageLeft(sendAll);
  if (isPageLeft()) sendAll();
  try {
    return await eachRow(rows, send, () => {});
  } finally {
    stop();
  }
}
