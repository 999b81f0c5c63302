import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useMe } from '@theke/admin/api/session.ts';
import { randomUuid } from '@theke/admin/ui/random-uuid.ts';
import {
  endOwnTime,
  type OwnTime,
  pauseOwnTime,
  readOwnTime,
  resumeOwnTime,
  startOwnTime,
} from '@theke/contracts/time-tracking/own-time';
import { readBalances } from '@theke/contracts/time-tracking/time-sheet';
import { type Booking, listWorkingActivities } from '@theke/contracts/time-tracking/working-activity';
import type { PunchMove } from '@theke/rules/working-time/punch-moves';
import { ApiError } from '@theke/ui/api-error';
import { useEffect, useRef, useState } from 'react';
import { clearOwnTimeCache, keepOwnTime, outdatedAt, readOwnTimeCache } from '../shared/own-device/own-time-cache.ts';
import { openOwnQueue } from '../shared/punching/own-queue.ts';
import { presenceNow } from '../shared/punching/presence-now.ts';
import type { QueuedPunch } from '../shared/punching/queued-punch.ts';
import { standingIn } from '../shared/punching/standing-in.ts';
import { usePunchQueue } from '../shared/punching/use-punch-queue.ts';

const moves = { pause: pauseOwnTime, resume: resumeOwnTime, end: endOwnTime };
/** Polling interval in ms, to notice punches at a terminal. */
const pollIntervalMs = 60_000;

/** The user's state, and unsent punches on this device (TIME-21). */
export function useOwnPunches() {
  const me = useMe();
  const api = useApi();
  const client = useQueryClient();
  const [store] = useState(() => openOwnQueue(me.id));
  const hasAnswer = useRef(false);
  const { queryKey: key } = endpointQuery(api, readOwnTime, {});
  const { data, dataUpdatedAt, isPending } = useQuery({
    ...endpointQuery(api, readOwnTime, {}),
    staleTime: 0,
    refetchInterval: pollIntervalMs,
  });

  async function send({ id, at, person, move, branch = '', booking }: QueuedPunch): Promise<void> {
    const punchOwner = { user: { id: person }, branch: { id: branch } };
    const body = { id, at, sentAt: new Date().toISOString(), ...punchOwner };
    try {
      const activity = await (move === 'start'
        ? api(startOwnTime, { body: { ...body, ...booking } })
        : api(moves[move], { body }));
      // Updates the state from the response, because the connection may be lost before a refetch.
      client.setQueryData<OwnTime>(key, (before) => before && { ...before, ...standingIn(activity) });
    } catch (error) {
      if (ApiError.from(error).isOutcomeUnknown) throw error;
      hasAnswer.current = true;
      throw error;
    }
    hasAnswer.current = true;
  }

  const queue = usePunchQueue({
    store,
    send,
    async onSent() {
      if (!hasAnswer.current) return;
      hasAnswer.current = false;
      const changed = [readOwnTime, listWorkingActivities, readBalances];
      await Promise.all(changed.map((at) => client.invalidateQueries({ queryKey: endpointKey(at) })));
    },
  });

  /**
   * @returns the punch if it is still stored, undefined once the server has it @throws if this device has no storage
   */
  const press = (move: PunchMove, branch: string, booking: Booking | undefined): Promise<QueuedPunch | undefined> => {
    const at = new Date().toISOString();
    return queue.press({ id: randomUuid(), person: me.id, move, at, branch, ...(booking && { booking }) });
  };

  const { waiting, refused, dismiss } = queue;
  // Another user may have logged in meanwhile, in another tab.
  const ownTime = data?.user.id === me.id ? data : undefined;
  const { branches = [], activity = null, today, presence = 'out' as const, since = null } = ownTime ?? {};
  const isShown = branches.length > 0 || waiting.length > 0 || refused.length > 0 || (isPending ? undefined : false);
  useEffect(() => {
    if (!ownTime || dataUpdatedAt === outdatedAt) return;
    if (isShown) keepOwnTime({ me, own: ownTime, at: dataUpdatedAt });
    else if (readOwnTimeCache()) clearOwnTimeCache();
  }, [me, ownTime, dataUpdatedAt, isShown]);
  const waitingStart = waiting.findLast(({ move }) => move === 'start');
  return {
    ...presenceNow({ id: me.id, presence, since, startAt: activity?.startAt }, waiting),
    /** With unsent punches, only the planned part of the server's day is correct. */
    today: waiting.length === 0 || !today ? today : { ...today, worked: [], breakDue: null, warnings: [] },
    branches,
    /** Branch where the user is working; undefined otherwise. */
    workplace: waitingStart?.branch ?? activity?.branch.id,
    waiting,
    refused,
    press,
    dismiss,
    /** Whether the card is shown: a press is possible, or a refusal must be read. Undefined while unknown. */
    isShown,
  };
}
export type OwnPunches = ReturnType<typeof useOwnPunches>;
