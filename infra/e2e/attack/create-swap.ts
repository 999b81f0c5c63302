import type { Endpoint } from '@theke/contracts/endpoint';
import { createShiftSwap, shiftSwaps } from '@theke/contracts/time-tracking/shift-swap';
import { publishWorkingSchedules, updateWorkingSchedule } from '@theke/contracts/time-tracking/working-schedule';
import { until } from '@theke/kit/testing/until';
import { v7 as uuidv7 } from 'uuid';
import { exampleCall, type Ids } from '../journeys/example-call.ts';
import { exampleColleague } from '../journeys/example-colleague.ts';
import type { Send } from './send.ts';

/**
 * Assigns and publishes the example's shift and offers it to a colleague. @returns the swap's id in the examples and
 * the real one
 */
export async function createSwap(send: Send, ids: Ids): Promise<[example: string, real: string]> {
  const createColleague = () => exampleColleague((at) => send(exampleCall(at, ids)));
  const [owner, colleague] = [await createColleague(), await createColleague()];
  await sendUntilAccepted(send, updateWorkingSchedule, { user: { id: owner } }, ids);
  await sendUntilAccepted(send, publishWorkingSchedules, {}, ids);
  const id = uuidv7();
  await sendUntilAccepted(send, createShiftSwap, { id, to: { id: colleague } }, ids);
  return [shiftSwaps.exampleId, id];
}

/** Retries until the service has received the event about the person. */
async function sendUntilAccepted(send: Send, at: Endpoint, body: object, ids: Ids): Promise<{ id: string }> {
  const example = { ...at.example, body: { ...(at.example.body as object), ...body } };
  return until(`${at.name} to be accepted`, async () => {
    const { status, text } = await send(exampleCall({ ...at, example }, ids));
    if (status !== at.status) throw new Error(`${at.name}: ${status} ${text}`);
    return (JSON.parse(text) as { data: { id: string } }).data;
  });
}
