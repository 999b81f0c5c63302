// For tests: a printer that speaks Star CloudPRNT (version HTTP) as the maker's protocol guide describes its client.
import type { Reply } from '@theke/kit/testing/request';

export type Ask = (method: string, path: string, body?: unknown) => Promise<Reply>;
type Offer = { jobReady: boolean; mediaTypes?: string[]; jobToken?: string };

/** Of the forms that are offered it takes the first that it understands. */
const understands = ['application/vnd.star.starprnt', 'text/plain'];
const who = 'uid=0011625e0000&mac=00%3A11%3A62%3A5e%3A00%3A00';

/**
 * One poll of it, and what follows: what came out on paper, or undefined where there was nothing to do. It loses its power
 * where the test says so: after it was given the job, or after it printed and before it could say so.
 */
export async function pollOnce(
  ask: Ask,
  {
    path = '/api/devices/cloudprnt/-',
    powerLostAfter,
    code = 'OK',
    knowsTokens = true,
    times = 1,
  }: {
    path?: string;
    powerLostAfter?: 'fetching' | 'printing';
    code?: string;
    /** Firmware of before 3.2 sends none back. */
    knowsTokens?: boolean;
    /** How often it says what came of the job: it repeats itself until it is answered. */
    times?: number;
  } = {},
): Promise<string[] | undefined> {
  const poll = await ask('POST', path, {
    status: '23 6 0 0 0 0 0 0 0 ',
    printerMAC: '00:11:62:5e:00:00',
    uniqueID: '0011625e0000',
    statusCode: '200%20OK',
    jobToken: null,
    printingInProgress: false,
    clientAction: null,
  });
  if (poll.status !== 200) throw new Error(`the poll was answered ${poll.status}`);
  const { jobReady, mediaTypes = [], jobToken } = poll.body as Offer;
  if (!jobReady) return undefined;
  const type = mediaTypes.find((one) => understands.includes(one));
  const token = knowsTokens && jobToken ? `&token=${jobToken}` : '';
  const job = await ask('GET', `${path}?${who}&type=${encodeURIComponent(type ?? '')}${token}`);
  if (job.status !== 200 || job.headers.get('content-type')?.split(';')[0] !== type)
    throw new Error(`the job was answered ${job.status} ${job.headers.get('content-type')}`);
  if (powerLostAfter === 'fetching') return undefined;
  const paper = [job.bytes.toString('latin1')];
  if (powerLostAfter === 'printing') return paper;
  for (let said = 0; said < times; said += 1) {
    const retry = said > 0 ? `&retry=${said}` : '';
    const done = await ask('DELETE', `${path}?code=${encodeURIComponent(code)}&${who}${token}${retry}`);
    if (done.status !== 200) throw new Error(`the result was answered ${done.status}`);
  }
  return code === 'OK' ? paper : undefined;
}
