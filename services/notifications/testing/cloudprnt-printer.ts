// Test double of a Star CloudPRNT (version HTTP) printer, following the client part of the manufacturer's protocol
// guide.
import type { Reply } from '@theke/kit/testing/request';

export type Ask = (method: string, path: string, body?: unknown) => Promise<Reply>;
type Offer = { jobReady: boolean; mediaTypes?: string[]; jobToken?: string };

/** Supported media types; it takes the first one offered. */
const understands = ['application/vnd.star.starprnt', 'text/plain'];
const who = 'uid=0011625e0000&mac=00%3A11%3A62%3A5e%3A00%3A00';

/**
 * One poll and its follow-ups. Returns the printed paper, or undefined without a job. Can lose power on request: after
 * it got the job, or after printing and before the confirmation.
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
    /** Firmware before 3.2 sends no token back. */
    knowsTokens?: boolean;
    /** How often it confirms the job: printers repeat it until they get an answer. */
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
  if (poll.status !== 200) throw new Error(`poll failed: ${poll.status}`);
  const { jobReady, mediaTypes = [], jobToken } = poll.body as Offer;
  if (!jobReady) return undefined;
  const type = mediaTypes.find((one) => understands.includes(one));
  const token = knowsTokens && jobToken ? `&token=${jobToken}` : '';
  const job = await ask('GET', `${path}?${who}&type=${encodeURIComponent(type ?? '')}${token}`);
  if (job.status !== 200 || job.headers.get('content-type')?.split(';')[0] !== type)
    throw new Error(`job download failed: ${job.status} ${job.headers.get('content-type')}`);
  if (powerLostAfter === 'fetching') return undefined;
  const paper = [job.bytes.toString('latin1')];
  if (powerLostAfter === 'printing') return paper;
  for (let report = 0; report < times; report += 1) {
    const retry = report > 0 ? `&retry=${report}` : '';
    const done = await ask('DELETE', `${path}?code=${encodeURIComponent(code)}&${who}${token}${retry}`);
    if (done.status !== 200) throw new Error(`result report failed: ${done.status}`);
  }
  return code === 'OK' ? paper : undefined;
}
