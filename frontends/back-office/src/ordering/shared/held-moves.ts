/** Undo period in ms; until then the move is not sent (ADR 0018). */
const heldMs = 8_000;

/** The move was undone by the user. */
export class TakenBack extends Error {
  override name = 'TakenBack';
}

/** Callbacks that end the delay of unsent moves, by order id. */
const waiting = new Map<string, (isSent: boolean) => void>();

/**
 * Resolves when an order's move is to be sent: after eight seconds, or when the page is left.
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

/** Undoes an order's unsent move. */
export const takeBack = (order: string): void => waiting.get(order)?.(false);
