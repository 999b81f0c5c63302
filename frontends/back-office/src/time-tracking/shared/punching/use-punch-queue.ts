import { useEffect, useRef, useState } from 'react';
import type { PunchStore, QueuedPunch } from './queued-punch.ts';
import { type SendPunch, sendPunches } from './send-punches.ts';

/** Retry interval in ms. */
const triesEvery = 15_000;

type Queue = {
  store: PunchStore;
  send: SendPunch;
  /** Prepares stored punches before sending. */
  prepare?: () => Promise<void>;
  /** Called with the remaining punches after sending, before they are shown. */
  onSent?: (remaining: readonly QueuedPunch[]) => Promise<void> | void;
};

/** Sends the punches stored on this device in order: at once, at an interval, and when online again. */
export function usePunchQueue({ store, send, prepare, onSent }: Queue) {
  const [stored, setStored] = useState<readonly QueuedPunch[]>([]);
  const sending = useRef<Promise<void>>(undefined);

  /** One run at a time; punches added meanwhile are sent by the next. */
  async function flush(): Promise<void> {
    const before = sending.current ?? Promise.resolve();
    sending.current = before
      .catch(() => undefined)
      .then(prepare)
      .then(() => sendPunches(store, send, Date.now));
    await sending.current;
    const remaining = await store.all();
    await onSent?.(remaining);
    setStored(remaining);
  }

  /**
   * @returns the punch if it is still stored, undefined once the server has it @throws if this device has no storage
   */
  async function press(punch: Omit<QueuedPunch, 'order'>): Promise<QueuedPunch | undefined> {
    const { order } = await store.add(punch);
    await flush();
    return (await store.all()).find((one) => one.order === order);
  }

  async function dismiss(order: number): Promise<void> {
    await store.remove(order);
    setStored(await store.all());
  }

  const flushNow = useRef(flush);
  flushNow.current = flush;
  useEffect(() => {
    const retry = () => void flushNow.current().catch(() => undefined);
    retry();
    const timer = setInterval(retry, triesEvery);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, []);

  return {
    waiting: stored.filter(({ refusal }) => refusal === undefined),
    refused: stored.filter(({ refusal }) => refusal !== undefined),
    press,
    dismiss,
  };
}
