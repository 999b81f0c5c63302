import { useQueryClient } from '@tanstack/react-query';
import {
  cancelGeneration,
  decideGeneration,
  type Generation,
  type GenerationDetail,
  readGeneration,
} from '@theke/contracts/ai/generation';
import { ApiError } from '@theke/ui/api-error';
import { useState } from 'react';
import { endpointKey } from '../api/endpoint-query.ts';
import { useApi } from '../api/office-api.ts';
import { useAction } from '../api/use-action.ts';
import { generationMessages } from './generation-messages.de.ts';
import { isUnfinished, useGeneration } from './use-generation.ts';

type GenerationJob<I> = {
  /** `idle` before the start and after a failed one. */
  phase: 'idle' | 'working' | 'ended';
  /** The job; undefined until the server has stored it. */
  generation: GenerationDetail | undefined;
  /** Why it could not be started, failed or was canceled. */
  failure: string | undefined;
  start: (input: I) => void;
  /** Stops the job. What the provider has already produced is paid. */
  cancel: () => void;
  /** Records what the editor took over; without accepted keys the job is rejected. */
  decide: (accepted: readonly string[], rejected: readonly string[]) => Promise<void>;
};

const failureOf = (generation: GenerationDetail | undefined): string | undefined => {
  if (generation?.state === 'failed') return generation.failure ?? generationMessages.failed;
  return generation?.state === 'canceled' ? generationMessages.canceled : undefined;
};

/** Starts a job of generation and follows it until the editor decides. A new start replaces the job. */
export function useGenerationJob<I>(send: (input: I) => Promise<Generation>): GenerationJob<I> {
  const api = useApi();
  const client = useQueryClient();
  const [id, setId] = useState<string>();
  const starting = useAction<I, Generation>(send, { onDone: (started) => setId(started.id) });
  const { generation, problem } = useGeneration(id);
  const params = { id: id ?? '' };
  const canceling = useAction(() => api(cancelGeneration, { params, body: {} }), {
    invalidates: [endpointKey(readGeneration, { params })],
  });
  const isWorking = starting.isBusy || (id !== undefined && (!generation || isUnfinished(generation.state)));
  return {
    phase: isWorking && !problem ? 'working' : id === undefined ? 'idle' : 'ended',
    generation,
    failure: (starting.problem ?? canceling.problem ?? problem)?.message ?? failureOf(generation),
    start: (input) => {
      setId(undefined);
      canceling.reset();
      void starting.run(input);
    },
    cancel: () => void (id !== undefined && canceling.run()),
    decide: async (accepted, rejected) => {
      try {
        await api(decideGeneration, { params, body: { accepted: [...accepted], rejected: [...rejected] } });
        void client.invalidateQueries({ queryKey: endpointKey(readGeneration, { params }) });
      } catch (error) {
        // The text is already in the field, so it stays there if the decision could not be recorded.
        if (!(error instanceof ApiError)) throw error;
      }
    },
  };
}
