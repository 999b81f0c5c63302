import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { lookupPublic } from '@theke/kit/outgoing/lookup-public';

/** Timeout of a push service, in ms. */
const timeoutMs = 10_000;

/**
 * Posts to a browser's push endpoint: public hosts only, without redirects, and reads only the status.
 * @param elsewhere tests only: connect to this address instead; it may be local
 * @throws on a timeout, or if the host is not public
 */
export function postMessage(
  endpoint: string,
  { headers, body }: { headers: NonNullable<RequestOptions['headers']>; body: Buffer | null },
  elsewhere?: string,
): Promise<number> {
  // Parsed once as a whole, as at subscription: in a recombined URL, a path that starts with // would name a host.
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
