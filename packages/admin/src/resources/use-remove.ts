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
  /** The rows are gone from sight, and the message with the way back stands; `kept` are those of them that are used. */
  onRemoved?: (kept: readonly OfficeRecord[]) => void;
  /** One that is used was switched off instead. */
  onSwitched?: () => void;
  /** Some of many were refused; false where nobody can be shown them row by row any more. */
  onRefused?: (outcome: Outcome) => boolean;
};

/** What is deleted was fixed when somebody asked for it: until it is sent the list may be another, or gone. */
type Held = { send: () => Promise<void> };

type UsedRow = { row: OfficeRecord; uses: Uses };

/**
 * Deletes entries, one or many, so that it can be taken back: they leave the lists at once, and the server hears of it when the
 * message with "Rückgängig" leaves, or when the page is left (`Notifications`). What is used stays, and a dialog says where.
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

  /** The rows that are used, as the server knows it now. @throws ApiError */
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
        // Only now does the deletion wait for its message; announced earlier, the message would find none.
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
      const free = rows.filter((row) => !used.some((one) => one.row === row));
      removeUnused(free, used, options);
    } catch (error) {
      notify(ApiError.from(error).message, { type: 'error' });
    }
  };
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
