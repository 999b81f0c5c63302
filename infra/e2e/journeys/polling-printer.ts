import { until } from '@theke/kit/testing/until';
import { innenstadt } from './demo-shop.ts';
import type { Platform } from './platform.ts';

/** A polling printer of the demo's branch Innenstadt, with its key. */
export async function openPrinter({ call, login }: Platform) {
  const cookie = await login('admin@demo.example');
  const branch = (await innenstadt({ call } as Platform)).id;
  const body = { name: 'Bondrucker', identifier: `printer-${Date.now()}`, branch: { id: branch }, type: 'cloudprnt' };
  const { id } = (await call('POST', '/api/devices', { cookie, body })).body.data as { id: string };
  const keyPath = await call('POST', `/api/devices/${id}/key`, { cookie, body: {} });
  const { path } = keyPath.body.data as { path: string };

  /** Prints the next job, if there is one. */
  async function print(): Promise<string | undefined> {
    const poll = await call('POST', path, { body: { statusCode: '200%20OK' } });
    const token = (poll.body as unknown as { jobToken?: string }).jobToken;
    if (!token) return undefined;
    const receipt = await call('GET', `${path}?type=text%2Fplain&token=${token}`);
    const answer = await call('DELETE', `${path}?code=OK&token=${token}`);
    if (answer.status !== 200)
      throw new Error(`the confirmation of a print was refused: ${answer.status} ${answer.text}`);
    return receipt.text;
  }
  return {
    key: String(path.split('/').at(-1)),
    /** Prints until the order's receipt was printed. */
    receiptOf: (uid: string): Promise<string> =>
      until('the receipt to be queued', async () => {
        const receipt = await print();
        return receipt?.includes(uid) ? receipt : undefined;
      }),
    async close(): Promise<void> {
      const { status } = await call('DELETE', `/api/devices/${id}`, { cookie });
      if (status !== 204) throw new Error(`the printer was not deleted: ${status}`);
    },
  };
}
