import { type ComponentType, lazy } from 'react';

/**
 * Lazy component that is preloaded when the page is ready, not when a button is pressed: the connection may be lost
 * by then. A failed preload is retried on render.
 */
export function lazyPreloaded<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loading: Promise<{ default: ComponentType<P> }> | undefined;
  const loadOnce = () => {
    loading ??= load().then(
      (part) => ({ default: part }),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  setTimeout(() => void loadOnce().catch(() => {}), 0);
  return lazy(loadOnce);
}
