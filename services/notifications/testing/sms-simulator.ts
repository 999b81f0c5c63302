// Test double of an SMS provider: accepts only requests as described in `sms-transport.ts`.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const sent = z.strictObject({
  from: z.string().min(1),
  to: z.string().regex(/^\+?\d{4,15}$/),
  text: z.string().min(1).max(1600),
  reference: z.uuid(),
});

/** Next answer of the provider; `silent` closes the connection. */
export type SmsTrouble = number | 'silent';

export async function startSmsProvider(token: string) {
  const taken: z.output<typeof sent>[] = [];
  const troubles: SmsTrouble[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const trouble = troubles.shift();
    if (trouble === 'silent') return request.socket.destroy();
    const parsed = sent.safeParse(JSON.parse(Buffer.concat(chunks).toString()));
    const isOurs = request.method === 'POST' && request.headers.authorization === `Bearer ${token}`;
    const isNamed = parsed.data?.reference === request.headers['idempotency-key'];
    const status = trouble ?? (!isOurs ? 401 : parsed.success && isNamed ? 202 : 400);
    // The provider detects repetitions by the reference.
    if (status === 202 && parsed.success && !taken.some(({ reference }) => reference === parsed.data.reference))
      taken.push(parsed.data);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    taken,
    plan: (...next: SmsTrouble[]) => void troubles.splice(0, troubles.length, ...next),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
