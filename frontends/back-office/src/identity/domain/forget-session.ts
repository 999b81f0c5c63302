import type { QueryClient } from '@tanstack/react-query';

/** Everything that was loaded for whoever was logged in; what anybody may know of the shop stays. */
export const forgetSession = (client: QueryClient): void =>
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'shop' });
