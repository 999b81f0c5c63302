import { type CallOptions, type Reply, send } from '../../../e2e/journeys/platform.ts';

/** Interval of the health checks, in ms. */
const askedEvery = 500;

/**
 * A load balancer for several gateways: checks each (`/health/live`), distributes requests among the live ones, and
 * repeats an interrupted read on another. A request that could not be sent at all is repeated whatever its method.
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
    /** @throws if no gateway responds */
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
