import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useMe } from '@theke/admin/api/session.ts';
import { randomUuid } from '@theke/admin/ui/random-uuid.ts';
import { readOwnTime } from '@theke/contracts/time-tracking/own-time';
import type { Booking } from '@theke/contracts/time-tracking/working-activity';
import type { PunchMove } from '@theke/rules/working-time/punch-moves';
import { ApiError } from '@theke/ui/api-error';
import { useEffect, useRef, useState } from 'react';
import { clearOwnTimeCache, keepOwnTime, outdatedAt, readOwnTimeCache } from '../shared/own-device/own-time-cache.ts';
import { openOwnQueue } from '../shared/punching/own-queue.ts';
import { presenceNow } from '../shared/punching/presence-now.ts';
import type { QueuedPunch } from '../shared/punching/queued-punch.ts';
import { refreshOwnTime, sendOwnPunch } from '../shared/punching/send-own-punch.ts';
import { usePunchQueue } from '../shared/punching/use-punch-queue.ts';

/** Polling interval in ms, to notice punches at a terminal. */
const pollIntervalMs = 60_000;

/** The user's state, and unsent punches on this device (TIME-21). */
export function useOwnPunches() {
  const me = useMe();
  const api = useApi();
  const client = useQueryClient();
  const [store] = useState(() => openOwnQueue(me.id));
  const hasAnswer = useRef(false);
  const { data, dataUpdatedAt, isPending } = useQuery({
    ...endpointQuery(api, readOwnTime, {}),
    staleTime: 0,
    refetchInterval: pollIntervalMs,
  });

  async function send(punch: QueuedPunch): Promise<void> {
    try {
      await sendOwnPunch({ api, client }, punch);
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
      await refreshOwnTime(client);
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
