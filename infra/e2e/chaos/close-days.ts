import type { DayClose } from '@theke/contracts/ordering/day-close';
import { v7 as uuidv7 } from 'uuid';
import type { Platform } from '../journeys/platform.ts';
import { definiteRequests } from './definite-requests.ts';
import type { Ledger } from './ledger.ts';
import { type RepeatedWork, repeatWork } from './repeat-work.ts';

type Deps = { platform: Platform; cookie: string; branch: string; ledger: Ledger };

/**
 * Closes the days of a branch repeatedly while services die, until it is stopped. The first close comes before every
 * order of the run: the later ones count exactly the run.
 */
export async function startCloses({ platform, cookie, branch, ledger }: Deps): Promise<RepeatedWork> {
  const send = definiteRequests(platform, ledger);
  const close = async () => {
    const id = uuidv7();
    const reply = await send('POST', '/api/day-closes', { cookie, body: { id, branch: { id: branch }, counted: 0 } });
    if (reply.status === 201) ledger.closes.set(id, (reply.body.data as DayClose).number);
  };
  await close();
  return repeatWork(close, 1_000);
}
