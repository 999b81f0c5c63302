import { useQueryClient } from '@tanstack/react-query';
import type { Uses } from '@theke/contracts/uses';
import { ApiError } from '@theke/ui/api-error';
import { useDataProvider, useDeleteMany, useNotify } from 'ra-core';
import { useApi } from '../api/office-api.ts';
import type { OfficeRecord } from '../api/resource.ts';
import { eachRow, type Outcome } from '../lists/bulk/each-row.ts';
import { messages } from '../messages.de.ts';
import { isPageLeft, onPageLeft } from '../ui/page-left.ts';
import { useShowUsed } from '../uses/used-entries.tsx';
import type { OfficeResource } from './office-resource.ts';

const listMessages = messages.list;

type Options = {
  /** Called when the rows are hidden and the undo message is shown; `kept` are the rows that are in use. */
  onRemoved?: (remaining: readonly OfficeRecord[]) => void;
  /** Called when an entry in use was switched off instead. */
  onSwitched?: () => void;
  /** Called when some of several rows were refused; returns false if the rows can no longer be shown. */
  onRefused?: (outcome: Outcome) => boolean;
};

/** The deletion is captured in the mutation's meta: before it is sent, the list may change or unmount. */
type Held = { send: () => Promise<void> };

type UsedRow = { row: OfficeRecord; uses: Uses };

/**
 * Deletes one or several entries with undo. They disappear from lists at once. The request is sent when the
 * "Rückgängig" message disappears or the page is left (`Notifications`). Entries in use are not deleted; a dialog
 * lists where they are used.
 */
export function useRemove({ resource, titleOf, switchable }: OfficeResource) {
  const provider = useDataProvider();
  const client = useQueryClient();
  const api = useApi();
  const notify = useNotify();
  const showUsed = useShowUsed();
  const [deleteMany] = useDeleteMany<OfficeRecord, Error>(resource.name, undefined, {
    mutationFn: async ({ ids = [], meta }) => {
      await (meta as Held).send();
      return ids;
    },
  });

  /** Returns the rows that are in use, as of now on the server. @throws ApiError */
  async function findUsed(rows: readonly OfficeRecord[]): Promise<UsedRow[]> {
    const { uses } = resource.endpoints;
    if (!uses) return [];
    const used: UsedRow[] = [];
    for (const row of rows) {
      const found = await api(uses, { params: { id: row.id } });
      if (found.total > 0) used.push({ row, uses: found });
    }
    return used;
  }

  function show(used: readonly UsedRow[], onSwitched?: () => void) {
    const [first] = used;
    const isOn = first && used.length === 1 && switchable && first.row[switchable.field] === true;
    const switchOff = async () => {
      if (!first || !switchable) return;
      const data = { ...first.row, [switchable.field]: false };
      await provider.update(resource.name, { id: first.row.id, data, previousData: first.row });
      void client.invalidateQueries({ queryKey: [resource.name] });
      notify(messages.form.saved(titleOf(first.row)), { type: 'info' });
      onSwitched?.();
    };
    showUsed({
      entries: used.map(({ row, uses }) => ({ id: row.id, title: titleOf(row), uses })),
      switchOff: isOn ? { label: switchable.off, run: switchOff } : undefined,
    });
  }

  function removeUnused(rows: readonly OfficeRecord[], used: readonly UsedRow[], options: Options) {
    const [first] = rows;
    if (!first) return;
    const send = async () => {
      const outcome = await removeEach(rows, (row) =>
        provider.delete(resource.name, { id: row.id, previousData: row }),
      );
      const [refused] = outcome.refused;
      if (!refused) return;
      if (rows.length > 1 && options.onRefused?.(outcome)) return;
      if (refused.uses && outcome.refused.length === 1) return show([{ row: refused.row, uses: refused.uses }]);
      if (rows.length === 1) notify(refused.message, { type: 'error' });
      else
        notify(listMessages.refusedMany(outcome.refused.length, titleOf(refused.row), refused.message), {
          type: 'error',
        });
    };
    void deleteMany(
      resource.name,
      { ids: rows.map(({ id }) => id), meta: { send } satisfies Held },
      {
        mutationMode: 'undoable',
        // The pending deletion exists only from here on; an earlier notification would not find it.
        onSuccess: () => {
          const text =
            rows.length === 1
              ? (resource.isBinned ? messages.form.binned : messages.form.deleted)(titleOf(first))
              : (resource.isBinned ? listMessages.binningMany : listMessages.deletingMany)(
                  rows.length,
                  resource.label.many,
                );
          notify(text, { type: 'info', undoable: true });
          options.onRemoved?.(used.map(({ row }) => row));
        },
        onError: (error) => notify(ApiError.from(error).message, { type: 'error' }),
      },
    );
  }

  return async (rows: readonly OfficeRecord[], options: Options = {}): Promise<void> => {
    try {
      const used = await findUsed(rows);
      if (used.length > 0) show(used, options.onSwitched);
      const unused = rows.filter((row) => !used.some((one) => one.row === row));
      removeUnused(unused, used, options);
    } catch (error) {
      notify(ApiError.from(error).message, { type: 'error' });
    }
  };
}

/**
 * Deletes one after another, because some deletions depend on earlier ones. Sends all at once when the page is left.
 */
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
