import type { Root } from 'react-dom/client';
import { type App, Application } from './application.tsx';
import { showIn } from './show-in.ts';

/** What single-spa hands to a remote: the place that the shell keeps for it. */
type Given = { readonly domElementGetter: () => Element };

/**
 * Turns a React application into single-spa lifecycles, to be exposed as `./lifecycles`:
 * `export const { bootstrap, mount, unmount } = federatedApp({ Root: App, queryClient });`
 * Whatever breaks while drawing never takes the shell along. What the server drew is taken over once; a later visit finds the place empty.
 */
export function federatedApp(app: App) {
  let root: Root | undefined;
  return {
    bootstrap: async () => undefined,
    mount: async ({ domElementGetter }: Given) => {
      root = showIn(domElementGetter(), <Application {...app} />);
    },
    unmount: async () => root?.unmount(),
  };
}
