import { useEffect, useRef, useState } from 'react';
import type { PunchStore, QueuedPunch } from './queued-punch.ts';
import { type SendPunch, sendPunches } from './send-punches.ts';

/** How often what is kept is tried again, in ms. */
const triesEvery = 15_000;

type Queue = {
  store: PunchStore;
  send: SendPunch;
  /** What has to be done with what is kept before it is sent. */
  prepare?: () => Promise<void>;
  /** What is left was sent as far as it can be; before it is shown. */
  onSent?: (left: readonly QueuedPunch[]) => Promise<void> | void;
};

/** What was pressed on this device and is not sent yet: it is sent in its order, at once, every so often, and when there is a line again. */
export function usePunchQueue({ store, send, prepare, onSent }: Queue) {
  const [kept, setKept] = useState<readonly QueuedPunch[]>([]);
  const sending = useRef<Promise<void>>(undefined);

  /** One at a time: what comes meanwhile is sent by the next. */
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

  /** @returns what is left of it: nothing where the server has it @throws where this device keeps nothing */
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
