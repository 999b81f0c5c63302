import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Application } from 'single-spa';

type Lifecycles = Extract<Awaited<ReturnType<Extract<Application, (...args: never[]) => unknown>>>, object>;

const failures = new Map<string, number>();

/** Federation remembers an entry that failed, so every further attempt registers the remote under an address of its own. */
async function attempt(name: string, entry: string): Promise<Lifecycles> {
  const failed = failures.get(name) ?? 0;
  registerRemotes([{ name, entry: failed > 0 ? `${entry}?attempt=${failed}` : entry }], { force: failed > 0 });
  try {
    const remote = await loadRemote<Lifecycles>(`${name}/lifecycles`);
    if (!remote) throw new Error(`${name} exposes no lifecycles`);
    return remote;
  } catch (error) {
    failures.set(name, failed + 1);
    throw error;
  }
}

/**
 * Loads a remote's lifecycles. It tries twice: a preload that failed is handed to the first script that asks for it, so
 * that only the second asks the network again.
 */
export const loadLifecycles = (name: string, entry: string): Promise<Lifecycles> =>
  attempt(name, entry).catch(() => attempt(name, entry));
