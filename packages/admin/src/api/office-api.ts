import type { Endpoint, Replied, Sent } from '@theke/contracts/endpoint';
import { call } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { createContext, useContext } from 'react';

/** Calls the API as a contract says. */
export type OfficeApi = <E extends Endpoint>(endpoint: E, sent: Sent<E>, signal?: AbortSignal) => Promise<Replied<E>>;

/** Every 401 means that the session has ended (OFFICE-01); the caller still gets the error. */
export const makeOfficeApi =
  (onSessionEnded: () => void): OfficeApi =>
  async (endpoint, sent, signal) => {
    try {
      return await call(endpoint, sent, signal);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onSessionEnded();
      throw error;
    }
  };

export const ApiContext = createContext<OfficeApi>(call);
/** Where the API is reached: at the front desk below its own path, where its cookie is. */
export const ApiBaseContext = createContext('');
export const useApi = (): OfficeApi => useContext(ApiContext);
