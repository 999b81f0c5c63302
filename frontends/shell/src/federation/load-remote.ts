import type { ModuleFederation } from '@module-federation/runtime-core';
import type { Application } from 'single-spa';

type Lifecycles = Extract<Awaited<ReturnType<Extract<Application, (...args: never[]) => unknown>>>, object>;

type ShareScopes = ModuleFederation['shareScopeMap'];

/** What a remote's entry leaves in the window by the name of its build: a container, as Module Federation specifies it. */
type Container = {
  init(scope: ShareScopes[string], path: [], options: { shareScopeMap: ShareScopes }): Promise<unknown>;
  get(exposed: string): Promise<() => Lifecycles>;
};

/** What webpack calls itself within a build. */
declare const __webpack_require__: { federation: { instance: ModuleFederation } };

const failures = new Map<string, number>();

const runScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const settle = (settled: () => void) => () => {
      script.remove();
      settled();
    };
    script.onload = settle(resolve);
    script.onerror = settle(() => reject(new Error(`${src} was not loaded`)));
    script.src = src;
    document.head.append(script);
  });

/** Chunks of an entry are asked for again only by an entry of another address, so each attempt has an address of its own. */
async function attempt(name: string, entry: string): Promise<Lifecycles> {
  const failed = failures.get(name) ?? 0;
  try {
    await runScript(failed > 0 ? `${entry}?attempt=${failed}` : entry);
    const container = (globalThis as unknown as Record<string, Container | undefined>)[name];
    if (!container) throw new Error(`${entry} is no container`);
    const { shareScopeMap } = __webpack_require__.federation.instance;
    shareScopeMap.default ??= {};
    await container.init(shareScopeMap.default, [], { shareScopeMap });
    const lifecycles = await container.get('./lifecycles');
    return lifecycles();
  } catch (error) {
    failures.set(name, failed + 1);
    throw error;
  }
}

/**
 * Loads the lifecycles of a remote by its federation name. It tries twice: a preload that failed is handed to the first script that asks for it, so
 * that only the second asks the network again.
 */
export const loadLifecycles = (name: string, entry: string): Promise<Lifecycles> =>
  attempt(name, entry).catch(() => attempt(name, entry));
