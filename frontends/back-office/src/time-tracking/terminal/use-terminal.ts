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
import { useRef, useState } from 'react';
import { isFromOtherServer } from '../shared/punching/is-from-other-server.ts';
import { openPunchStore, type QueuedPunch } from '../shared/punching/queued-punch.ts';
import { usePunchQueue } from '../shared/punching/use-punch-queue.ts';
import { pendingPin, sealPendingPins, withTypedPin } from './pending-pin.ts';

const people = route<typeof readTerminalPeople>('GET', '/time-tracking/:terminal/people');
const bookable = route<typeof readTerminalBookable>('GET', '/time-tracking/:terminal/bookable');
const moves = {
  start: route<typeof startWorking>('POST', '/time-tracking/:terminal/:username/working-activities/start'),
  pause: route<typeof pauseWorking>('POST', '/time-tracking/:terminal/:username/working-activities/pause'),
  resume: route<typeof resumeWorking>('POST', '/time-tracking/:terminal/:username/working-activities/resume'),
  end: route<typeof endWorking>('POST', '/time-tracking/:terminal/:username/working-activities/end'),
} satisfies Record<PunchMove, object>;

/** Polling interval of people in ms. */
const pollIntervalMs = 15_000;
/** Polling interval of projects and tasks in ms, which rarely change. */
const asksBookableEvery = 5 * 60_000;

/** A polled query whose last response is stored, so that a terminal started offline has data. */
function remembered<T>(queryKey: readonly [name: string, terminal: string], every: number, ask: Ask<T>) {
  const storageKey = `theke-terminal-${queryKey[0]}`;
  return {
    queryKey,
    async queryFn({ signal }: { signal: AbortSignal }): Promise<T> {
      const answer = await ask(signal);
      localStorage.setItem(storageKey, JSON.stringify(answer));
      return answer;
    },
    // Not placeholder data, which disappears after the first failed request.
    initialData(): T | undefined {
      const text = localStorage.getItem(storageKey);
      return text === null ? undefined : (JSON.parse(text) as T);
    },
    initialDataUpdatedAt: 0,
    retry: false,
    refetchInterval: every,
  };
}
type Ask<T> = (signal: AbortSignal) => Promise<T>;

/** People of the terminal, and its unsent punches. */
export function useTerminal(terminal: string) {
  const client = useQueryClient();
  const [store] = useState(() => openPunchStore('theke-terminal'));
  /** PINs that could not be sealed, by punch id; in memory only. */
  const typed = useRef(new Map<string, string>());
  const query = useQuery(
    remembered(['people', terminal], pollIntervalMs, (signal) => call(people, { params: { terminal } }, signal)),
  );
  const work = useQuery(
    remembered(['bookable', terminal], asksBookableEvery, (signal) => call(bookable, { params: { terminal } }, signal)),
  );

  const pinKey = query.data?.pinKey;

  const send = (punch: QueuedPunch) => {
    const { id, at, person: username, move, pin, sealedPin, booking } = withTypedPin(punch, typed.current);
    const secret = { ...(pin !== undefined && { pin }), ...(sealedPin !== undefined && { sealedPin }) };
    const body = { id, at, sentAt: new Date().toISOString(), ...secret };
    const params = { terminal, username };
    return move === 'start'
      ? call(moves.start, { params, body: { ...body, ...booking } })
      : call(moves[move], { params, body });
  };

  const queue = usePunchQueue({
    store,
    send,
    prepare: () => sealPendingPins(store, pinKey),
    onSent(remaining) {
      const waiting = new Set(remaining.filter(({ refusal }) => refusal === undefined).map(({ id }) => id));
      for (const id of typed.current.keys()) if (!waiting.has(id)) typed.current.delete(id);
    },
  });

  /**
   * @returns the punch if it is still stored, undefined once the server has it @throws if this device has no storage
   */
  async function press(
    person: string,
    move: PunchMove,
    { pin, booking }: { pin: string | undefined; booking: Booking | undefined },
  ): Promise<QueuedPunch | undefined> {
    const at = new Date().toISOString();
    const pressed = { id: randomUuid(), person, move, at, ...(booking && { booking }) };
    const secret = await pendingPin(pin, pressed, pinKey);
    if (pin !== undefined && secret.sealedPin === undefined && secret.pin === undefined)
      typed.current.set(pressed.id, pin);
    const waitingPunch = await queue.press({ ...pressed, ...secret });
    await client.invalidateQueries({ queryKey: ['people', terminal] });
    return waitingPunch;
  }

  const failure = query.error && ApiError.from(query.error);
  const isOtherServer = failure !== null && isFromOtherServer(failure);
  return {
    data: query.data,
    /** Undefined while unknown. */
    bookable: work.data,
    isAway: failure?.isOutcomeUnknown || isOtherServer,
    /** The key was revoked or is invalid. */
    isShutOut: !isOtherServer && (failure?.status === 404 || failure?.status === 401),
    waiting: queue.waiting,
    refused: queue.refused,
    press,
    dismiss: queue.dismiss,
    retry: () => void query.refetch(),
  };
}
export type UsedTerminal = ReturnType<typeof useTerminal>;
