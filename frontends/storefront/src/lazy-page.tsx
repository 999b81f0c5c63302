import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

const reloaded = 'asp.reloaded';

/**
 * After a deployment the server may have no such part any more: the page is loaded anew, once in half a minute, and draws on from what
 * the session keeps. Without a connection, or if that did not help, the failure is the page's.
 */
const orReload =
  <T,>(load: () => Promise<T>) =>
  () =>
    load().catch((error: unknown) => {
      if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(reloaded)) < 30_000) throw error;
      sessionStorage.setItem(reloaded, String(Date.now()));
      window.location.reload();
      return new Promise<never>(() => undefined);
    });

/**
 * A part whose code is loaded when it is first shown. React's `lazy` remembers a failure for ever; here each mount asks
 * anew, so that an error boundary's retry really retries.
 */
export function lazyPage<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  fallback: ReactNode,
): ComponentType<P> {
  return function LazyPage(props: P) {
    const [Page] = useState(() => lazy(orReload(load)));
    return (
      <Suspense fallback={fallback}>
        <Page {...props} />
      </Suspense>
    );
  };
}
