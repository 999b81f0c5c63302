import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@theke/ui/api-error';
import { type DataProvider, type ListControllerResult, useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import type { OfficeRecord } from '../../api/resource.ts';
import type { OfficeResource } from '../../resources/office-resource.ts';
import { eachRow, type Outcome } from './each-row.ts';

type Work = (row: OfficeRecord, provider: DataProvider) => Promise<unknown>;

/**
 * Writes the selected rows one after another. Refused rows stay selected.
 * @param onRefused shows the refused rows
 */
export function useBulk(
  { resource }: OfficeResource,
  list: ListControllerResult<OfficeRecord>,
  onRefused: (outcome: Outcome) => void,
) {
  const provider = useDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const [finished, setFinished] = useState<number>();

  /** @param rows as they were shown: each is written with that version */
  async function run(rows: readonly OfficeRecord[], work: Work, sentence: (count: number) => string): Promise<void> {
    setFinished(0);
    try {
      const result = await eachRow(rows, (row) => work(row, provider), setFinished);
      list.onSelect(result.refused.map(({ row }) => row.id));
      if (result.refused.length > 0) onRefused(result);
      else notify(sentence(result.done), { type: 'info' });
    } finally {
      setFinished(undefined);
      void client.invalidateQueries({ queryKey: [resource.name] });
    }
  }

  /** Loads the current state of the selected rows, also of other pages; undefined if loading failed. */
  async function load(): Promise<OfficeRecord[] | undefined> {
    try {
      return (await provider.getMany<OfficeRecord>(resource.name, { ids: [...list.selectedIds] })).data;
    } catch (error) {
      notify(ApiError.from(error).message, { type: 'error' });
      return undefined;
    }
  }

  return { finished, run, load };
}
