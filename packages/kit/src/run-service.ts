import type { z } from 'zod';
import { ConfigError } from './config.ts';
import type { ServiceDefinition, ServiceParts } from './service.ts';
import { type StartOptions, startService } from './start-service.ts';

/** A service's `main.ts`: starts it as the whole process, and ends it in order on SIGTERM or SIGINT. */
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

/** Milliseconds. npm hands on the Ctrl-C that the terminal gave to us already: so close together, two are one. */
const doubleSignalMs = 1_000;

/**
 * Runs `stop` once and leaves; a second signal, or 20 s, end the process at once. A process that was started with a channel
 * stops, too, when the one that started it is gone: nothing runs on without its supervisor.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let asked: number | undefined;
  const end = () => {
    if (asked !== undefined) {
      if (performance.now() - asked > doubleSignalMs) process.exit(1);
      return;
    }
    asked = performance.now();
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
