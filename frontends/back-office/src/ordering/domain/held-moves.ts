/** How long a move can be taken back: until then it has not left this device, and nobody was told of it (ADR 0018). */
const heldMs = 8_000;

/** Whoever made the move took it back. */
export class TakenBack extends Error {
  override name = 'TakenBack';
}

/** Ends the waiting of a move that has not left yet, by its order. */
const waiting = new Map<string, (isSent: boolean) => void>();

/**
 * Resolves when an order's move is to be sent: after the eight seconds, or as soon as the page is put away.
 * @throws TakenBack
 */
export function hold(order: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (isSent: boolean) => {
      clearTimeout(timer);
      waiting.delete(order);
      document.removeEventListener('visibilitychange', putAway);
      window.removeEventListener('pagehide', send);
      if (isSent) resolve();
      else reject(new TakenBack());
    };
    const send = () => end(true);
    const putAway = () => {
      if (document.visibilityState === 'hidden') send();
    };
    const timer = setTimeout(send, heldMs);
    document.addEventListener('visibilitychange', putAway);
    window.addEventListener('pagehide', send);
    waiting.set(order, end);
  });
}

/** The move of an order that has not left yet never happens. */
export const takeBack = (order: string): void => waiting.get(order)?.(false);
