import type { Endpoint, Replied, Sent } from '@theke/contracts/endpoint';
import { call } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { createContext, useContext } from 'react';

/** Calls the API as a contract says. */
export type OfficeApi = <E extends Endpoint>(endpoint: E, sent: Sent<E>, signal?: AbortSignal) => Promise<Replied<E>>;

/**
 * A 401 that stays means that the session has ended (OFFICE-01). Once it may be the answer to a cookie that a call under way has replaced
 * meanwhile (the own password): it is asked again when those are done. A 401 has changed nothing.
 * @param onSessionEnded answers whether the person is logged in again: the call is then sent once more, else its caller gets the error
 */
export function makeOfficeApi(onSessionEnded: () => Promise<boolean>): OfficeApi {
  const writes = new Set<Promise<unknown>>();
  const send: OfficeApi = async (endpoint, sent, signal) => {
    const answer = call(endpoint, sent, signal);
    if (endpoint.method === 'GET') return answer;
    writes.add(answer);
    return answer.finally(() => writes.delete(answer));
  };
  const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 401;
  return async (endpoint, sent, signal) => {
    try {
      return await send(endpoint, sent, signal);
    } catch (error) {
      if (!isUnknown(error)) throw error;
      await Promise.allSettled(writes);
    }
    try {
      return await send(endpoint, sent, signal);
    } catch (error) {
      if (!isUnknown(error) || !(await onSessionEnded())) throw error;
    }
    return send(endpoint, sent, signal);
  };
}

export const ApiContext = createContext<OfficeApi>(call);
/** Where the API is reached: at the front desk below its own path, where its cookie is. */
export const ApiBaseContext = createContext('');
export const useApi = (): OfficeApi => useContext(ApiContext);
