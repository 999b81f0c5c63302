import type { Application } from 'single-spa';

type Lifecycles = Extract<Awaited<ReturnType<Extract<Application, (...args: never[]) => unknown>>>, object>;

/** What a `remoteEntry.js` leaves behind as a global of the remote's name: webpack's container. */
type Container = {
  /** Gives it what the shell shares; again with the same scope is nothing. */
  init(scope: unknown): void | Promise<void>;
  get(module: string): Promise<() => Lifecycles>;
};

// webpack's own words for what the shell shares.
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { readonly default: unknown };

/** @throws where the script does not come, or is no container */
async function loadContainer(name: string, entry: string): Promise<Container> {
  await new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: entry, async: true });
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${name} did not come`));
    document.head.append(script);
  });
  const container = (window as unknown as Record<string, Container | undefined>)[name];
  if (!container) throw new Error(`${name} is no container`);
  return container;
}

async function attempt(name: string, entry: string): Promise<Lifecycles> {
  const [container] = await Promise.all([loadContainer(name, entry), __webpack_init_sharing__('default')]);
  await container.init(__webpack_share_scopes__.default);
  const lifecycles = await container.get('./lifecycles');
  return lifecycles();
}

/**
 * Loads a remote's lifecycles. It tries twice: a preload that failed is handed to the first script that asks for it, so
 * that only the second asks the network again.
 */
export const loadLifecycles = (name: string, entry: string): Promise<Lifecycles> =>
  attempt(name, entry).catch(() => attempt(name, entry));
