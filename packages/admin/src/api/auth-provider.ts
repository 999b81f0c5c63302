import type { QueryClient } from '@tanstack/react-query';
import type { login, logout } from '@theke/contracts/identity/session';
import { call, route } from '@theke/ui/api-client';
import type { AuthProvider } from 'ra-core';
import type { FindResource } from '../resources/definitions.ts';
import type { OfficeApi } from './office-api.ts';
import { fullName, may, meQuery } from './session.ts';

/** `code` of the second login step, if the account has one. */
export type Credentials = { email: string; password: string; isKept: boolean; code?: string | undefined };

/**
 * react-admin's auth provider. The session is an HttpOnly cookie. The API client detects an ended session at the
 * first 401, so `checkError` does nothing.
 */
export function makeAuthProvider(api: OfficeApi, client: QueryClient, find: FindResource): AuthProvider {
  const me = () => client.ensureQueryData(meQuery(api));
  return {
    login: async (credentials: Credentials) => {
      // Called without the session client, because a 401 here means wrong credentials and not an ended session.
      client.setQueryData(['me'], await call(route<typeof login>('POST', '/login'), { body: credentials }));
    },
    logout: async () => {
      await call(route<typeof logout>('POST', '/logout'), {});
      client.clear();
    },
    checkAuth: async () => {
      await me();
    },
    checkError: () => Promise.resolve(),
    getIdentity: async () => {
      const user = await me();
      return { id: user.id, fullName: fullName(user) };
    },
    canAccess: async ({ action, resource: name }) => {
      const resource = await find(name);
      if (!resource) return false;
      const isReading = action === 'list' || action === 'show';
      return may(await me(), isReading ? resource.read : resource.write);
    },
  };
}
