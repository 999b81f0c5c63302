import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@theke/kit/testing/until';
import { startRabbitmq } from '@theke/local-servers/rabbitmq';
import { startChaosPlatform } from './chaos-platform.ts';
import { openStage } from './stage.ts';

/** Seconds of load before the outage and after it. */
const loadSeconds = 5;

/**
 * Kills the broker and keeps it away for this many seconds while guests order: every order is accepted, and the backlog
 * drains afterwards. The broker is ours, so that no supervisor restarts it early.
 * @returns one line per violated invariant
 */
export async function runBrokerAway(seconds: number, seed: number, say: (line: string) => void): Promise<string[]> {
  const dir = mkdtempSync(join(tmpdir(), 'theke-broker-'));
  let broker = await startRabbitmq({ dir });
  const platform = await startChaosPlatform(seed, { BUS_URL: broker.url });
  try {
    const stage = await openStage(platform, seed, { ...process.env, BUS_URL: broker.url });
    try {
      let isOver = false;
      const ordering = stage.guests(() => isOver);
      const accepted = () => stage.ledger.accepted.size;
      await pause(loadSeconds * 1000);
      await broker.kill();
      const acceptedBefore = accepted();
      await pause(seconds * 1000);
      const during = accepted() - acceptedBefore;
      const { rows } = await stage.databases.ordering.query('select count(*) from outbox where sent_at is null');
      broker = await startRabbitmq({ dir, port: broker.port });
      const backAt = performance.now();
      await until(
        'the backlog to drain',
        async () => {
          const { rows: pending } = await stage.databases.ordering.query(
            'select count(*) filter (where sent_at is null) as unsent from outbox',
          );
          return Number(pending[0].unsent) < 5; // new orders keep arriving
        },
        120_000,
      );
      const drained = Math.round(performance.now() - backAt);
      await pause(loadSeconds * 1000);
      isOver = true;
      await ordering;
      say(`seed ${seed}`);
      say(
        `${acceptedBefore} orders accepted before, ${during} in the ${seconds} s without a broker, ${accepted()} in all`,
      );
      say(
        `${stage.ledger.repeated} requests repeated; the outbox held ${rows[0].count} events, sent ${drained} ms after the broker was back`,
      );
      const broken = await stage.check();
      const failedStatuses = [...stage.ledger.answers].filter(([status]) => status >= 500 || status === 429);
      for (const [status, count] of failedStatuses) broken.push(`${count} requests were answered with ${status}`);
      if (during < seconds) broken.push(`only ${during} orders were accepted in ${seconds} s without a broker`);
      return broken;
    } finally {
      await stage.close();
    }
  } finally {
    await platform.stop();
    await broker.kill();
    rmSync(dir, { recursive: true, force: true });
  }
}
