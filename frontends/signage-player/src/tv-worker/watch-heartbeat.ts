import type { OpenWindow } from '@theke/ui/worker/worker-scope';
import { isReloadAllowed } from '../watchdog/reload-allowed.ts';

/** The page counts as frozen after this time without a heartbeat, in ms. It beats every 10 s. */
const silence = 90_000;

let beatAt = 0;
let reloadedAt: number | undefined;

/**
 * Waits whether another heartbeat follows; reloads the page if not. A page whose main thread hangs cannot do it itself.
 * @returns resolves when it is decided; the worker must stay alive until then
 */
export async function watchHeartbeat(listWindows: () => Promise<readonly OpenWindow[]>): Promise<void> {
  const at = Date.now();
  beatAt = at;
  await new Promise((resolve) => setTimeout(resolve, silence));
  if (beatAt !== at || !isReloadAllowed(reloadedAt, Date.now())) return;
  reloadedAt = Date.now();
  for (const open of await listWindows()) {
    const { navigate } = open as OpenWindow & { navigate?: (url: string) => Promise<unknown> };
    await navigate?.call(open, open.url).catch(() => undefined);
  }
}
