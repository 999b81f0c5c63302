/** Undo period in ms; until then the move is not sent (ADR 0018). */
const heldMs = 8_000;

/** The move was undone by the user. */
export class TakenBack extends Error {
  override name = 'TakenBack';
}

type HeldMove = { send: () => void; takeBack: () => void };

/** The newest unsent move of each order, by order id. */
const waiting = new Map<string, HeldMove>();

/**
 * Resolves when an order's move is to be sent: after eight seconds, when its next move follows, or when the page is
 * left; but not before its earlier moves were answered.
 * @param earlier resolves when no earlier move of the order is pending
 * @throws TakenBack
 */
export function hold(order: string, earlier: () => Promise<void>): Promise<void> {
  waiting.get(order)?.send();
  return new Promise((resolve, reject) => {
    const release = () => {
      clearTimeout(timer);
      if (waiting.get(order) === held) waiting.delete(order);
      document.removeEventListener('visibilitychange', putAway);
      window.removeEventListener('pagehide', send);
    };
    // Until then the move can be undone.
    const send = () =>
      void earlier().then(() => {
        release();
        resolve();
      });
    const putAway = () => {
      if (document.visibilityState === 'hidden') send();
    };
    const held: HeldMove = {
      send,
      takeBack: () => {
        release();
        reject(new TakenBack());
      },
    };
    const timer = setTimeout(send, heldMs);
    document.addEventListener('visibilitychange', putAway);
    window.addEventListener('pagehide', send);
    waiting.set(order, held);
  });
}

/** Undoes the newest unsent move of an order. */
export const takeBack = (order: string): void => waiting.get(order)?.takeBack();
