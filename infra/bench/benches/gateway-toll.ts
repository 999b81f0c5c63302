import { type Figure, percent, rate } from '../figures.ts';
import { load } from '../load/load.ts';
import type { DemoRequests, Stage } from '../stage.ts';

/** Each way is once before and once after the other: what drifts does so for both. */
const turns = ['direct', 'through', 'through', 'direct'] as const;

/** The same requests through the gateway and past it, in turns. */
export async function gatewayToll(stage: Stage): Promise<Figure[]> {
  const toll = async (what: string, name: keyof DemoRequests, service: string): Promise<Figure> => {
    const sum = { through: 0, direct: 0 };
    for (const [turn, way] of turns.entries()) {
      const past = stage.direct(service, stage.requests[name]);
      const asked = way === 'direct' ? past : { port: stage.platform.port, request: stage.requests[name] };
      await stage.settled();
      const job = { connections: 16, warmUp: turn < 2 ? 2 : 1, seconds: 3 };
      sum[way] += (await load({ ...job, port: asked.port, requests: [asked.request] })).perSecond;
    }
    const share = sum.through / sum.direct;
    return {
      what,
      value: `${percent(share)} of the direct rate (${rate(sum.through / 2)} to ${rate(sum.direct / 2)})`,
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
