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
  onSent?: (left: readonly QueuedPunch[]) => Promise<void> | void;
};

/** Sends the punches stored on this device in order: at once, at an interval, and when online again. */
export function usePunchQueue({ store, send, prepare, onSent }: Queue) {
  const [kept, setKept] = useState<readonly QueuedPunch[]>([]);
  const sending = useRef<Promise<void>>(undefined);

  /** One run at a time; punches added meanwhile are sent by the next. */
  async function flush(): Promise<void> {
    const before = sending.current ?? Promise.resolve();
    sending.current = before
      .catch(() => undefined)
      .then(prepare)
      .then(() => sendPunches(store, send, Date.now));
    await sending.current;
    const left = await store.all();
    await onSent?.(left);
    setKept(left);
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
    setKept(await store.all());
  }

  const flushNow = useRef(flush);
  flushNow.current = flush;
  useEffect(() => {
    const again = () => void flushNow.current().catch(() => undefined);
    again();
    const timer = setInterval(again, triesEvery);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, []);

  return {
    waiting: kept.filter(({ refusal }) => refusal === undefined),
    refused: kept.filter(({ refusal }) => refusal !== undefined),
    press,
    dismiss,
  };
}
