import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/**
 * A part whose code is loaded when it is first shown. React's `lazy` remembers a failure for ever; here each mount asks
 * anew, so that an error boundary's retry really retries.
 */
export function lazyPage<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  fallback: ReactNode,
): ComponentType<P> {
  return function LazyPage(props: P) {
    const [Page] = useState(() => lazy(load));
    return (
      <Suspense fallback={fallback}>
        <Page {...props} />
      </Suspense>
    );
  };
}
