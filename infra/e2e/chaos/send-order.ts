import { Agent, request } from 'node:http';

export type Answer = {
  status: number;
  body: { data?: { id: string; uid: string; hash: string }; errors?: { code: string }[] };
};

/** Longer than any pause of the plan; a guest's browser would wait longer. */
const timeoutMs = 15_000;

/** Sends orders over keep-alive connections, as browsers do. */
export function orderSender(port: number) {
  const agent = new Agent({ keepAlive: true });
  return {
    /**
     * @param cutAfter time in ms after which the client aborts, whatever the server does
     * @throws if the connection broke or no response came
     */
    send(body: object, key: string, cutAfter?: number): Promise<Answer> {
      const payload = JSON.stringify(body);
      return new Promise((resolve, reject) => {
        const outgoing = request(
          {
            agent,
            host: '127.0.0.1',
            port,
            method: 'POST',
            path: '/api/orders',
            timeout: timeoutMs,
            headers: {
              host: `localhost:${port}`,
              'content-type': 'application/json',
              'content-length': String(Buffer.byteLength(payload)),
              'idempotency-key': key,
            },
          },
          (reply) => {
            const chunks: Buffer[] = [];
            reply.on('data', (chunk: Buffer) => chunks.push(chunk));
            reply.on('error', reject);
            reply.on('aborted', () => reject(new Error('cut off')));
            reply.on('end', () => {
              try {
                resolve({ status: reply.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) });
              } catch (error) {
                reject(error);
              }
            });
          },
        );
        outgoing.on('error', reject);
        outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
        if (cutAfter !== undefined) setTimeout(() => outgoing.destroy(new Error('hung up')), cutAfter);
        outgoing.end(payload);
      });
    },
    close: () => agent.destroy(),
  };
}

export type OrderSender = ReturnType<typeof orderSender>;
