import { until } from '@theke/kit/testing/until';
import type { ChaosPlatform } from './chaos-platform.ts';
import { type Fault, formatFault, planFaults } from './fault-plan.ts';
import { injectFault } from './inject-fault.ts';
import type { Ledger } from './ledger.ts';
import type { MailFigures } from './mail-differences.ts';
import { openStage } from './stage.ts';
import { type Recovery, watchRecovery } from './watch-recovery.ts';

export type ChaosOptions = {
  seed: number;
  /** Orders that guests send; one in ten must be refused. */
  orders: number;
  faults: number;
  say(line: string): void;
};

export type ChaosReport = {
  seed: number;
  ledger: Ledger;
  recoveries: Recovery[];
  changes: number;
  mails: MailFigures;
  broken: string[];
};

/**
 * Guests order and staff change the catalog while planned faults strike. After the last response and the last fault,
 * the ledger is compared with the databases.
 * @param platform distributed
 */
export async function runChaos(
  platform: ChaosPlatform,
  { seed, orders, faults, say }: ChaosOptions,
): Promise<ChaosReport> {
  const stage = await openStage(platform, seed);

  const injectAndWatch = async (fault: Fault): Promise<Recovery> => {
    let watching: Promise<Recovery> | undefined;
    await injectFault(platform, stage.databases, fault, () => {
      say(
        `  after ${String(fault.after).padStart(4)} orders  ${formatFault(fault)}, ${stage.ledger.inFlight} requests in flight`,
      );
      watching = watchRecovery({ ...stage, platform }, fault, stage.ledger.inFlight);
      watching.catch(() => undefined); // awaited below
    });
    return watching as Promise<Recovery>;
  };

  async function injectAll(): Promise<Recovery[]> {
    const injected: Promise<Recovery>[] = [];
    for (const fault of planFaults({ seed, orders, faults })) {
      await until(`order ${fault.after}`, async () => stage.startedOrders() >= fault.after, 300_000);
      const recovery = injectAndWatch(fault);
      recovery.catch(() => undefined); // awaited below
      injected.push(recovery);
    }
    return Promise.all(injected);
  }

  try {
    const [recoveries] = await Promise.all([injectAll(), stage.guests(() => stage.startedOrders() >= orders)]);
    const broken = await stage.check();
    const mails = await stage.mails();
    return { seed, ledger: stage.ledger, recoveries, changes: stage.staff.acknowledgedCount, mails, broken };
  } finally {
    await stage.close();
  }
}
