import { type Figure, percent, rate } from '../figures.ts';
import { alternate } from '../load/load.ts';
import type { DemoRequests, Stage } from '../stage.ts';

/** Compares the same requests through the gateway and past it, alternating every third of a second. */
export async function gatewayOverhead(stage: Stage): Promise<Figure[]> {
  const compare = async (label: string, name: keyof DemoRequests, service: string): Promise<Figure> => {
    const request = stage.requests[name];
    await stage.settled();
    const through = { port: stage.platform.port, request };
    const [gateway, direct] = await alternate({
      targets: [through, stage.direct(service, request)],
      connections: 16,
      rounds: 24,
    });
    const share = gateway / direct;
    return {
      label,
      value: `${percent(share)} of the direct rate (${rate(gateway)} to ${rate(direct)})`,
      aim: '85 %',
      isMet: share >= 0.85,
    };
  };
  return [
    await compare('gateway, orders', 'order', 'ordering'),
    await compare('gateway, menu reads (cached for a second)', 'menus', 'catalog'),
    await compare('gateway, order status (not cached)', 'status', 'ordering'),
  ];
}
