import type { z } from 'zod';
import { ConfigError } from './config.ts';
import type { ServiceDefinition, ServiceParts } from './service.ts';
import { type StartOptions, startService } from './start-service.ts';

/** Entry point of a service's `main.ts`: starts it, and stops it on SIGTERM or SIGINT. */
export async function runService<C extends z.ZodObject, P extends ServiceParts>(
  definition: ServiceDefinition<C, P>,
  options: StartOptions,
): Promise<void> {
  try {
    const running = await startService(definition, options);
    stopOnSignal(() => running.stop());
    // The supervisor reads this line.
    console.log(`listening on ${running.port}`);
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}

/** Signals within this time in ms count as one: npm repeats the Ctrl-C that the terminal has already sent. */
const doubleSignalMs = 1_000;

/**
 * Runs `stop` once and exits; a second signal, or 20 s, end the process immediately. A process started with an IPC
 * channel also stops when its parent exits.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let signalledAt: number | undefined;
  const end = () => {
    if (signalledAt !== undefined) {
      if (performance.now() - signalledAt > doubleSignalMs) process.exit(1);
      return;
    }
    signalledAt = performance.now();
    setTimeout(() => process.exit(1), 20_000).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
  if (process.connected) process.once('disconnect', end);
}
