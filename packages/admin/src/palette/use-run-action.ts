import { useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '@theke/ui/sentence-of';
import { useToast } from '@theke/ui/toast';
import { useEffect, useRef } from 'react';
import { useAction } from '../api/use-action.ts';
import type { ActionEntry } from './palette-entry.ts';
import { commandsKey } from './use-commands.ts';

/**
 * Runs actions of the palette, one at a time (OFFICE-43). The palette stays open until an action succeeds, and shows why
 * it failed. The result is also announced if the user has closed the palette meanwhile.
 */
export function useRunAction(onClose: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const { run, isBusy, problem, input, reset } = useAction((action: ActionEntry) => action.run(), {
    onDone: (message) => {
      if (isOpen.current) onClose();
      toast(message);
    },
    onProblem: (failure, { failed }) => {
      if (!isOpen.current) toast({ text: sentenceOf(failure, failed) });
      // The state may be another one than shown: changed elsewhere, or by a request without a response.
      void client.invalidateQueries({ queryKey: commandsKey });
    },
  });
  return {
    run,
    reset,
    /** Id of the action that is running. */
    runningId: isBusy ? input?.id : undefined,
    problem: problem && input && sentenceOf(problem, input.failed),
  };
}
