import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@theke/ui/api-error';
import { useState } from 'react';

/** Sheets, accounts and lists. */
const all = ['absences', 'time-sheets', 'working-people', 'working-activities', 'correction-requests'];

/**
 * Sends a dialog's decision.
 * @param changed query keys to invalidate afterwards
 */
export function useSaving(onSaved: () => void, changed: readonly string[] = all) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<ApiError>();
  async function save(send: () => Promise<unknown>) {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await send();
      await Promise.all(changed.map((key) => client.invalidateQueries({ queryKey: [key] })));
      onSaved();
    } catch (error) {
      setProblem(ApiError.from(error));
      setIsBusy(false);
    }
  }
  return { isBusy, problem, save };
}
