import type { Endpoint, Replied, Sent } from '@theke/contracts/endpoint';
import { call } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { createContext, useContext } from 'react';

/** Calls an endpoint of a contract. */
export type OfficeApi = <E extends Endpoint>(endpoint: E, sent: Sent<E>, signal?: AbortSignal) => Promise<Replied<E>>;

/**
 * API client that handles ended sessions (OFFICE-01). A 401 can also answer a cookie that a concurrent call has just
 * replaced (change of the own password): the call is repeated once the pending writes are done. This is safe because
 * a 401 changes nothing.
 * @param onSessionEnded resolves to true if the person is logged in again: the call is then repeated, otherwise it
 * rejects
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
/** Path prefix of the API. The front desk uses its own path, because its cookie is limited to that path. */
export const ApiBaseContext = createContext('');
export const useApi = (): OfficeApi => useContext(ApiContext);
