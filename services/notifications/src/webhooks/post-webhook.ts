import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { AddressRule } from '@theke/kit/outgoing/address-rule';
import { AddressNotAllowed } from '@theke/kit/outgoing/lookup-allowed';
import type { WebhookOutcome } from './webhook.ts';
import { webhookFault } from './webhook-fault.ts';

/** Time limit of an attempt in ms. */
const timeoutMs = 10_000;
/** Bytes of an answer that are read and logged. */
const maxResponse = 1_024;

/**
 * Posts a payload to an endpoint. Follows no redirect and reads only the beginning of the answer. Each attempt opens a
 * new connection: a shared one could lead to an address that the rule forbids.
 */
export async function postWebhook(
  rule: AddressRule,
  url: string,
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string },
): Promise<WebhookOutcome> {
  try {
    if (!rule.mayBegin(url)) throw new AddressNotAllowed();
    const answer = await post(rule, url, { headers, body });
    const status = answer.statusCode ?? 0;
    return { status, error: webhookFault.ofStatus(status), response: await readBeginning(answer) };
  } catch (error) {
    return { status: null, error: webhookFault.ofError(error), response: '' };
  }
}

function post(
  rule: AddressRule,
  url: string,
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string },
): Promise<IncomingMessage> {
  const { protocol } = new URL(url);
  const request = protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: 'POST',
      agent: false,
      lookup: rule.lookupFor(protocol),
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Theke-Webhooks/1',
        ...headers,
      },
    });
    outgoing.on('error', reject);
    outgoing.on('response', resolve);
    outgoing.end(body);
  });
}

/** The status has arrived, so a body that breaks off or never ends does not change the result. */
async function readBeginning(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of answer) {
      parts.push(part as Buffer);
      size += (part as Buffer).length;
      if (size >= maxResponse) break;
    }
  } catch {
    // Shows what arrived.
  }
  answer.destroy();
  // PostgreSQL stores no null characters.
  return Buffer.concat(parts).subarray(0, maxResponse).toString('utf8').replaceAll('\0', '\ufffd');
}
