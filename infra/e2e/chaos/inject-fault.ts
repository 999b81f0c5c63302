import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { roleNames } from '@theke/kit/database/provision';
import { until } from '@theke/kit/testing/until';
import { findRabbitmq } from '@theke/local-servers/rabbitmq';
import type { Platform } from '../journeys/platform.ts';
import type { Fault, Process } from './fault-plan.ts';
import type { PlatformDatabases } from './platform-databases.ts';

/**
 * Executes a planned fault; resolves when it is over (a pause: when it has ended).
 * @param onImpact called at the moment of impact
 */
export async function injectFault(
  platform: Platform,
  databases: PlatformDatabases,
  fault: Fault,
  onImpact: () => void,
): Promise<void> {
  switch (fault.kind) {
    case 'kill': {
      const pid = await waitForProcess(platform, fault.target);
      onImpact();
      process.kill(pid, 'SIGKILL');
      return;
    }
    case 'pause': {
      const pid = await waitForProcess(platform, fault.target);
      onImpact();
      process.kill(pid, 'SIGSTOP');
      await pause(fault.pauseMs);
      signalIfThere(pid, 'SIGCONT');
      return;
    }
    case 'terminate': {
      const role = roleNames(fault.service)[fault.role];
      onImpact();
      await retry(() =>
        databases.postgres.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [role]),
      );
      return;
    }
    case 'crash': {
      const { rows } = await retry(() =>
        databases.postgres.query<{ pid: number }>(
          `select pid from pg_stat_activity where usename = $1 and backend_type = 'client backend' limit 1`,
          [roleNames('ordering').app],
        ),
      );
      onImpact();
      if (rows[0]) signalIfThere(rows[0].pid, 'SIGKILL');
    }
  }
}

/** Waits for a process that was just killed to be restarted. */
const waitForProcess = (platform: Platform, target: Process): Promise<number> =>
  until(`a process of ${target} to start`, async () => {
    if (target === 'broker') return (await findRabbitmq(join(platform.dataDir, 'rabbitmq')))?.pid;
    return platform.findProcesses(target === 'gateway' ? 'gateway/src/main' : `services/${target}/`)[0];
  });

function signalIfThere(pid: number, signal: 'SIGCONT' | 'SIGKILL') {
  try {
    process.kill(pid, signal);
  } catch {
    // another fault has ended it meanwhile
  }
}

/** Retries because another fault may have cut our own connection. */
const retry = <T>(query: () => Promise<T>): Promise<T> => until('PostgreSQL to answer', query);
