import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

const reloaded = 'asp.reloaded';

/**
 * After a deployment the chunk may no longer exist. The page is then reloaded, at most once in 30 seconds, and
 * restores its state from the session storage. While offline, or if the reload did not help, the page handles the
 * error.
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
 * A component whose chunk is loaded on first render. React's `lazy` caches a failure forever; here each mount tries
 * again, so that an error boundary's retry works.
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
