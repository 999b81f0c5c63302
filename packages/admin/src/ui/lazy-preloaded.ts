import { type ComponentType, lazy } from 'react';

/**
 * A part whose code is loaded once the page that may need it stands, not when somebody presses the button: then the connection may be
 * gone. What did not arrive is asked for again when it is drawn.
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
