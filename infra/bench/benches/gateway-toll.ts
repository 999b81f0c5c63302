import { type Figure, percent, rate } from '../figures.ts';
import { load } from '../load/load.ts';
import type { DemoRequests, Stage } from '../stage.ts';

const rounds = 2;

/** The same requests through the gateway and past it, in turns. */
export async function gatewayToll(stage: Stage): Promise<Figure[]> {
  const toll = async (what: string, name: keyof DemoRequests, service: string): Promise<Figure> => {
    const sum = { through: 0, direct: 0 };
    for (let round = 0; round < rounds; round++) {
      const job = { connections: 16, warmUp: round === 0 ? 2 : 1, seconds: 4 };
      const { port, request } = stage.direct(service, stage.requests[name]);
      sum.direct += (await load({ ...job, port, requests: [request] })).perSecond;
      sum.through += (await load({ ...job, port: stage.platform.port, requests: [stage.requests[name]] })).perSecond;
    }
    const share = sum.through / sum.direct;
    return {
      what,
      value: `${percent(share)} of the direct rate (${rate(sum.through / rounds)} to ${rate(sum.direct / rounds)})`,
      aim: '85 %',
      isMet: share >= 0.85,
    };
  };
  return [
    await toll('gateway, orders', 'order', 'ordering'),
    await toll('gateway, menu reads (it keeps them for a second)', 'menus', 'catalog'),
    await toll('gateway, order status (nothing is kept)', 'status', 'ordering'),
  ];
}
