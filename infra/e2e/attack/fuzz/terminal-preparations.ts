import { randomUUID } from 'node:crypto';
import { exampleTerminalKey, terminalCalls } from '@theke/contracts/time-tracking/terminal-calls';
import { exampleIds } from '@theke/contracts/wire';
import { openExampleTerminal } from '../../journeys/example-terminal.ts';
import type { Platform } from '../../journeys/platform.ts';
import type { Prepare } from './prepare.ts';

export type Verb = 'start' | 'pause' | 'resume' | 'end';

/** Actions that must come before another action, from any state. */
export const precedingVerbs: Readonly<Record<Verb, readonly Verb[]>> = {
  start: ['end'],
  pause: ['start', 'resume'],
  resume: ['start', 'pause'],
  end: ['start'],
};

/** A person at a terminal, clocked in or out as the action requires. */
export function terminalPreparations(
  platform: Platform,
  cookie: string,
  branch: string,
  replacing: (example: string, real: string) => ReadonlyMap<string, string>,
): Record<string, Prepare> {
  let opened: ReturnType<typeof openExampleTerminal> | undefined;
  const punchThrough = async (verbs: readonly Verb[], punch: string | undefined) => {
    opened ??= openExampleTerminal(platform, cookie, branch);
    const { key, person } = await opened;
    for (const verb of verbs) {
      const at = new Date().toISOString();
      const body = { id: randomUUID(), at, sentAt: at };
      await platform.call('POST', `/api/time-tracking/${key}/${person}/working-activities/${verb}`, { body });
    }
    const ids = new Map([...replacing(exampleIds.user, person), [exampleTerminalKey, key]]);
    return { ids: punch === undefined ? ids : ids.set(punch, randomUUID()) };
  };
  return Object.fromEntries(
    terminalCalls.map((at) => {
      const verb = at.path.split('/').at(-1) as Verb;
      const { body } = at.example as { body?: { id: string } };
      return [at.name, () => punchThrough(body ? precedingVerbs[verb] : [], body?.id)];
    }),
  );
}
