import type { ModuleFederation } from '@module-federation/runtime-core';
import type { Application } from 'single-spa';

type Lifecycles = Extract<Awaited<ReturnType<Extract<Application, (...args: never[]) => unknown>>>, object>;

type ShareScopes = ModuleFederation['shareScopeMap'];

/** Container that a remote's entry stores in the window under its build name, as specified by Module Federation. */
type Container = {
  init(scope: ShareScopes[string], path: [], options: { shareScopeMap: ShareScopes }): Promise<unknown>;
  get(exposed: string): Promise<() => Lifecycles>;
};

/** The webpack runtime within a build. */
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

/**
 * Uses a different URL for each attempt, because chunks of an entry are only requested again by an entry with another
 * URL.
 */
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
 * Loads a remote's lifecycles by its federation name. Tries twice: a failed preload is passed to the first script
 * that requests it, so only the second attempt uses the network.
 */
export const loadLifecycles = (name: string, entry: string): Promise<Lifecycles> =>
  attempt(name, entry).catch(() => attempt(name, entry));
