import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '@theke/ui/error-panel';
import { useInitReader } from '@theke/ui/init-data';
import type { ReactNode } from 'react';
import { messages } from '../messages.de.ts';
import { houseIn } from './house.ts';
import { HouseContext } from './house-context.ts';
import { loadInit } from './read-init.ts';
import { refreshMs } from './refresh.ts';

/** Gives the shop to every page: at first what the document brought along, then fresh every four hours. */
export function HouseProvider({ children }: { children: ReactNode }) {
  const readInit = useInitReader();
  const { data, isError, refetch } = useQuery({
    queryKey: ['house'],
    queryFn: async ({ signal }) => {
      const house = houseIn(await loadInit(signal));
      if (!house) throw new Error('init without config');
      return house;
    },
    initialData: () => houseIn(readInit()),
    staleTime: refreshMs,
    refetchInterval: refreshMs,
  });
  if (data) return <HouseContext value={data}>{children}</HouseContext>;
  if (!isError) return null;
  return (
    <main>
      <ErrorPanel
        isPageTitle
        message={messages.loadFailed}
        text={messages.loadFailedText}
        retryLabel={messages.retry}
        onRetry={() => void refetch()}
      />
    </main>
  );
}
