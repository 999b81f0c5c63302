import { type CallOptions, type Reply, send } from '../../../e2e/journeys/platform.ts';

/** Interval of the health checks, in ms. */
const checkInterval = 500;

/**
 * A load balancer for several gateways: checks each (`/health/live`), distributes requests among the live ones, and
 * repeats an interrupted read on another. A request that could not be sent at all is repeated whatever its method.
 */
export function loadBalancer(ports: readonly number[]) {
  let next = 0;
  const livePorts = new Set<number>();
  const checkPort = async (port: number) => {
    const isLive = await send(port, 'GET', '/health/live', {}).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isLive) livePorts.add(port);
    else livePorts.delete(port);
  };
  const checkAll = () => void Promise.all(ports.map(checkPort));
  checkAll();
  const timer = setInterval(checkAll, checkInterval);
  return {
    close: () => clearInterval(timer),
    /** @throws if no gateway responds */
    async ask(method: string, path: string, options: CallOptions): Promise<Reply> {
      next++;
      const rotated = ports.map((_, index) => ports[(next + index) % ports.length] as number);
      let last: unknown = new Error('no gateway responds');
      for (const port of rotated.filter((one) => livePorts.has(one))) {
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
