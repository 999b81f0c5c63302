import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { lookupPublic } from './lookup-public.ts';

/** How long a push service may take for its answer, in ms. */
const timeoutMs = 10_000;

/**
 * Posts to an address that a browser named: to a public host only, without following it anywhere, and without reading more of
 * the answer than its status.
 * @param elsewhere tests only: whom to call instead; it may stand on this machine
 * @throws when nobody answers in time, or the host is not public
 */
export function postMessage(
  endpoint: string,
  { headers, body }: { headers: NonNullable<RequestOptions['headers']>; body: Buffer | null },
  elsewhere?: string,
): Promise<number> {
  // The whole of it is parsed once, as it was when it was entered: put together anew, a path that begins with // names a host.
  const url = new URL(endpoint);
  if (elsewhere !== undefined) {
    const { protocol, host } = new URL(elsewhere);
    url.protocol = protocol;
    url.host = host;
  }
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      ...(elsewhere === undefined ? { lookup: lookupPublic } : {}),
    });
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    outgoing.end(body);
  });
}
