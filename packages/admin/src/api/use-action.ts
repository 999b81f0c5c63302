import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, Replied, Sent } from '@theke/contracts/endpoint';
import { ApiError } from '@theke/ui/api-error';
import { useRef } from 'react';
import { useApi } from './office-api.ts';

type Options<I, R> = {
  /** Keys of the queries that a success makes outdated; the action is busy until they are fetched again. */
  invalidates?: readonly QueryKey[];
  /** Called after a success and the refetch; the action is busy until it resolves. */
  onDone?: (reply: R, input: I) => unknown;
  /** Called after a failure. */
  onProblem?: (problem: ApiError, input: I) => unknown;
};

type Action<I> = {
  /** Resolves to whether it succeeded; never rejects. Does nothing while an earlier run is busy. */
  run: (input: I) => Promise<boolean>;
  isBusy: boolean;
  /** Failure of the last run. */
  problem: ApiError | undefined;
  /** Input of the current or last run. */
  input: I | undefined;
  /** Forgets the problem and the input; does nothing while busy. */
  reset: () => void;
};

/**
 * State of a write that a person starts: saving a form, pressing a button.
 * @param action an endpoint, or a function for writes that need more than one call
 */
export function useAction<E extends Endpoint>(action: E, options?: Options<Sent<E>, Replied<E>>): Action<Sent<E>>;
export function useAction<I = void, R = unknown>(action: (input: I) => Promise<R>, options?: Options<I, R>): Action<I>;
export function useAction<I, R>(
  action: Endpoint | ((input: I) => Promise<R>),
  { invalidates = [], onDone, onProblem }: Options<I, R> = {},
): Action<I> {
  const api = useApi();
  const client = useQueryClient();
  // A second click can come before the button is rendered as busy.
  const isRunning = useRef(false);
  const { mutateAsync, isPending, error, variables, reset } = useMutation({
    mutationFn: (input: I) =>
      typeof action === 'function' ? action(input) : (api(action, input as Sent<Endpoint>) as Promise<R>),
    onSuccess: async (reply, input) => {
      await Promise.all(invalidates.map((queryKey) => client.invalidateQueries({ queryKey })));
      await onDone?.(reply, input);
    },
    onError: (failure, input) => void onProblem?.(ApiError.from(failure), input),
    // Inputs may contain passwords.
    gcTime: 0,
  });
  return {
    run: async (input) => {
      if (isRunning.current) return false;
      isRunning.current = true;
      try {
        await mutateAsync(input);
        return true;
      } catch {
        return false;
      } finally {
        isRunning.current = false;
      }
    },
    isBusy: isPending,
    problem: error ? ApiError.from(error) : undefined,
    input: variables,
    reset: () => {
      if (!isRunning.current) reset();
    },
  };
}
