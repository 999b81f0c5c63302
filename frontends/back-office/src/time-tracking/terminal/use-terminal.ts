import { useQuery, useQueryClient } from '@tanstack/react-query';
import { randomUuid } from '@theke/admin/ui/random-uuid.ts';
import type {
  endWorking,
  pauseWorking,
  readTerminalBookable,
  readTerminalPeople,
  resumeWorking,
  startWorking,
} from '@theke/contracts/time-tracking/terminal-calls';
import type { Booking } from '@theke/contracts/time-tracking/working-activity';
import type { PunchMove } from '@theke/rules/working-time/punch-moves';
import { call, route } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { useEffect, useRef, useState } from 'react';
import { keptPin, sealKept, withTypedPin } from './kept-pin.ts';
import { type KeptPunch, openPunchStore } from './kept-punch.ts';
import { sendPunches } from './send-punches.ts';

const people = route<typeof readTerminalPeople>('GET', '/time-tracking/:terminal/people');
const bookable = route<typeof readTerminalBookable>('GET', '/time-tracking/:terminal/bookable');
const moves = {
  start: route<typeof startWorking>('POST', '/time-tracking/:terminal/:username/working-activities/start'),
  pause: route<typeof pauseWorking>('POST', '/time-tracking/:terminal/:username/working-activities/pause'),
  resume: route<typeof resumeWorking>('POST', '/time-tracking/:terminal/:username/working-activities/resume'),
  end: route<typeof endWorking>('POST', '/time-tracking/:terminal/:username/working-activities/end'),
} satisfies Record<PunchMove, object>;

/** How soon it is seen here that somebody came elsewhere, and how often what is kept is tried again, in ms. */
const asksEvery = 15_000;
/** Projects and tasks change seldom. */
const asksBookableEvery = 5 * 60_000;

/** What is asked every so often; without a connection a terminal that is switched on knows what was answered last. */
function remembered<T>(queryKey: readonly [name: string, terminal: string], every: number, ask: Ask<T>) {
  const kept = `theke-terminal-${queryKey[0]}`;
  return {
    queryKey,
    async queryFn({ signal }: { signal: AbortSignal }): Promise<T> {
      const answer = await ask(signal);
      localStorage.setItem(kept, JSON.stringify(answer));
      return answer;
    },
    // Not placeholder data, which is gone once the first question was not answered.
    initialData(): T | undefined {
      const text = localStorage.getItem(kept);
      return text === null ? undefined : (JSON.parse(text) as T);
    },
    initialDataUpdatedAt: 0,
    retry: false,
    refetchInterval: every,
  };
}
type Ask<T> = (signal: AbortSignal) => Promise<T>;

/** Who works here, and what has been pressed and is not sent yet. */
export function useTerminal(terminal: string) {
  const client = useQueryClient();
  const [store] = useState(openPunchStore);
  const [kept, setKept] = useState<readonly KeptPunch[]>([]);
  const sending = useRef<Promise<void>>(undefined);
  /** PINs of what waits and could not be sealed, by the id of its punch: in memory, and nowhere else. */
  const typed = useRef(new Map<string, string>());
  const query = useQuery(
    remembered(['people', terminal], asksEvery, (signal) => call(people, { params: { terminal } }, signal)),
  );
  const work = useQuery(
    remembered(['bookable', terminal], asksBookableEvery, (signal) => call(bookable, { params: { terminal } }, signal)),
  );

  const pinKey = query.data?.pinKey;

  const send = (punch: KeptPunch) => {
    const { id, at, person: username, move, pin, sealedPin, booking } = withTypedPin(punch, typed.current);
    const secret = { ...(pin !== undefined && { pin }), ...(sealedPin !== undefined && { sealedPin }) };
    const body = { id, at, sentAt: new Date().toISOString(), ...secret };
    const params = { terminal, username };
    return move === 'start'
      ? call(moves.start, { params, body: { ...body, ...booking } })
      : call(moves[move], { params, body });
  };

  /** One at a time: what comes meanwhile is sent by the next. */
  async function flush(): Promise<void> {
    const before = sending.current ?? Promise.resolve();
    sending.current = before
      .catch(() => undefined)
      .then(() => sealKept(store, pinKey))
      .then(() => sendPunches(store, send, Date.now));
    await sending.current;
    const left = await store.all();
    const waiting = new Set(left.filter(({ refusal }) => refusal === undefined).map(({ id }) => id));
    for (const id of typed.current.keys()) if (!waiting.has(id)) typed.current.delete(id);
    setKept(left);
  }

  /** @returns what is left of it: nothing where the server has it @throws where this device keeps nothing */
  async function press(
    person: string,
    move: PunchMove,
    { pin, booking }: { pin: string | undefined; booking: Booking | undefined },
  ): Promise<KeptPunch | undefined> {
    const at = new Date().toISOString();
    const pressed = { id: randomUuid(), person, move, at, ...(booking && { booking }) };
    const secret = await keptPin(pin, pressed, pinKey);
    if (pin !== undefined && secret.sealedPin === undefined && secret.pin === undefined)
      typed.current.set(pressed.id, pin);
    const { order } = await store.add({ ...pressed, ...secret });
    await flush();
    await client.invalidateQueries({ queryKey: ['people', terminal] });
    return (await store.all()).find((punch) => punch.order === order);
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
    const timer = setInterval(again, asksEvery);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, []);

  const failure = query.error && ApiError.from(query.error);
  return {
    data: query.data,
    /** Undefined while nobody knows it. */
    bookable: work.data,
    isAway: failure?.isOutcomeUnknown ?? false,
    /** Its address was revoked, or never was one. */
    isShutOut: failure?.status === 404 || failure?.status === 401,
    waiting: kept.filter(({ refusal }) => refusal === undefined),
    refused: kept.filter(({ refusal }) => refusal !== undefined),
    press,
    dismiss,
    retry: () => void query.refetch(),
  };
}
export type UsedTerminal = ReturnType<typeof useTerminal>;
