// A receiver of webhooks on this machine that checks signatures by the published scheme, independent of our own code.
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Response to a webhook: a status, a custom response, or `silent` for none until the receiver stops. */
export type WebhookAnswer = number | 'silent' | ((response: ServerResponse) => void);

export type ReceivedWebhook = {
  id: string;
  timestamp: number;
  signatures: string[];
  headers: IncomingHttpHeaders;
  body: string;
  payload: { id: string; type: string; timestamp: string; tenant: string; data: Record<string, unknown> };
};

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

export async function startWebhookReceiver() {
  const received: ReceivedWebhook[] = [];
  const answers: WebhookAnswer[] = [];
  /** Answer once `answers` is empty. */
  let usual: WebhookAnswer = 200;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    const { headers } = request;
    received.push({
      id: String(headers['webhook-id']),
      timestamp: Number(headers['webhook-timestamp']),
      signatures: String(headers['webhook-signature']).split(' '),
      headers,
      body,
      payload: JSON.parse(body),
    });
    const answer = answers.shift() ?? usual;
    if (answer === 'silent') return;
    if (typeof answer === 'function') return answer(response);
    response.writeHead(answer).end(`answer ${answer}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/theke`,
    port,
    received,
    plan: (...next: WebhookAnswer[]) => void answers.push(...next),
    always(answer: WebhookAnswer) {
      usual = answer;
    },
    types: () => received.map(({ payload }) => payload.type),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Whether one of the signatures is genuine (https://www.standardwebhooks.com). @param secret `whsec_...` */
export function isSigned({ id, timestamp, body, signatures }: ReceivedWebhook, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return signatures.includes(`v1,${expected}`);
}
