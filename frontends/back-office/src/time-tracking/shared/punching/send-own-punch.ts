import type { QueryClient } from '@tanstack/react-query';
import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import {
  endOwnTime,
  type OwnTime,
  pauseOwnTime,
  readOwnTime,
  resumeOwnTime,
  startOwnTime,
} from '@theke/contracts/time-tracking/own-time';
import { readBalances } from '@theke/contracts/time-tracking/time-sheet';
import { listWorkingActivities } from '@theke/contracts/time-tracking/working-activity';
import type { QueuedPunch } from './queued-punch.ts';
import { standingIn } from './standing-in.ts';

const moves = { pause: pauseOwnTime, resume: resumeOwnTime, end: endOwnTime };

type Client = { api: OfficeApi; client: QueryClient };

/** Sends a punch, and updates the state from the response, because the connection may be lost before a refetch. */
export async function sendOwnPunch(
  { api, client }: Client,
  { id, at, person, move, branch = '', booking }: Omit<QueuedPunch, 'order'>,
): Promise<void> {
  const body = { id, at, sentAt: new Date().toISOString(), user: { id: person }, branch: { id: branch } };
  const activity = await (move === 'start'
    ? api(startOwnTime, { body: { ...body, ...booking } })
    : api(moves[move], { body }));
  client.setQueryData<OwnTime>(endpointKey(readOwnTime), (before) => before && { ...before, ...standingIn(activity) });
}

/** Refetches the data that a punch changes. */
export async function refreshOwnTime(client: QueryClient): Promise<void> {
  const changed = [readOwnTime, listWorkingActivities, readBalances];
  await Promise.all(changed.map((endpoint) => client.invalidateQueries({ queryKey: endpointKey(endpoint) })));
}
