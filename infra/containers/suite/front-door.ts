import { type CallOptions, type Reply, send } from '../../journey/platform.ts';

/** Milliseconds between two questions whether a gateway is there. */
const askedEvery = 500;

/**
 * What a proxy before several gateways does: asks each whether it is there (`/health/live`), shares requests among those that are, and
 * gives a read that broke off to another. What only could not be sent was never asked, whatever it is.
 */
export function frontDoor(ports: readonly number[]) {
  let turn = 0;
  const there = new Set<number>();
  const look = async (port: number) => {
    const isThere = await send(port, 'GET', '/health/live', {}).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isThere) there.add(port);
    else there.delete(port);
  };
  const lookAtAll = () => void Promise.all(ports.map(look));
  lookAtAll();
  const looking = setInterval(lookAtAll, askedEvery);
  return {
    close: () => clearInterval(looking),
    /** @throws where none answers */
    async ask(method: string, path: string, options: CallOptions): Promise<Reply> {
      turn++;
      const inTurn = ports.map((_, index) => ports[(turn + index) % ports.length] as number);
      let last: unknown = new Error('no gateway is there');
      for (const port of inTurn.filter((one) => there.has(one))) {
        try {
          return await send(port, method, path, options);
        } catch (error) {
          last = error;
          if (method !== 'GET' && (error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') break;
        }
      }
      throw last;
    },
  };
}
