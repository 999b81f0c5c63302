import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ErrorPanel } from '@theke/ui/error-panel';
import { useInitReader } from '@theke/ui/init-data';
import { onPreview } from '@theke/ui/preview';
import { loadShop, ShopContext, shopIn } from '@theke/ui/shop';
import { type ReactNode, useEffect } from 'react';
import { messages } from '../messages.de.ts';
import { checkMs, documentAt, isDue, refreshMs } from './refresh.ts';

/** Provides the shop to all pages: first from the document, then reloaded every four hours. */
export function ShopProvider({ children }: { children: ReactNode }) {
  const readInit = useInitReader();
  const { data, isError, refetch } = useQuery({
    queryKey: ['shop'],
    queryFn: ({ signal }) => loadShop(signal),
    initialData: () => shopIn(readInit()),
    initialDataUpdatedAt: documentAt,
    staleTime: refreshMs,
    refetchOnReconnect: true,
  });
  const queries = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (navigator.onLine) void queries.refetchQueries({ predicate: (query) => isDue(query, Date.now()) });
    }, checkMs);
    return () => clearInterval(timer);
  }, [queries]);
  useEffect(
    () =>
      onPreview((config) =>
        queries.setQueryData(
          ['shop'],
          (shop: typeof data) => shop && { ...shop, config: { ...shop.config, ...config } },
        ),
      ),
    [queries],
  );
  if (data) return <ShopContext value={data}>{children}</ShopContext>;
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
