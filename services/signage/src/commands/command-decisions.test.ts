import { expect, test } from '@jest/globals';
import { Problem } from '@theke/kit/problem';
import { isCommandFinished } from '@theke/rules/signage/command-moves';
import fc from 'fast-check';
import { abortCommand, reportCommand, withExpiry } from './command-decisions.ts';
import type { StoredCommand } from './command-store.ts';

const start = Date.parse('2026-11-21T18:30:00.000Z');

const queued: StoredCommand = {
  id: '0199f000-0000-7000-8000-00000000e301',
  device: '0199f000-0000-7000-8000-00000000e302',
  kind: 'reload',
  volume: null,
  state: 'queued',
  askedAt: new Date(start).toISOString(),
  askedBy: 'Dora Huber',
  sentAt: null,
  finishedAt: null,
  expiresAt: new Date(start + 600_000).toISOString(),
  result: '',
};

type Step =
  | { wait: number; do: 'send' | 'abort' }
  | { wait: number; do: 'report'; state: 'acknowledged' | 'done' | 'failed'; result: string };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ wait: fc.nat(200_000), do: fc.constantFrom('send' as const, 'abort' as const) }),
  fc.record({
    wait: fc.nat(200_000),
    do: fc.constant('report' as const),
    state: fc.constantFrom('acknowledged' as const, 'done' as const, 'failed' as const),
    result: fc.string({ maxLength: 5 }),
  }),
);

/** The command after a step; unchanged if the step is refused. */
function after(command: StoredCommand, one: Step, now: Date): StoredCommand {
  try {
    if (one.do === 'send') {
      const current = withExpiry(command, now);
      return current.state === 'queued' ? { ...current, state: 'sent', sentAt: now.toISOString() } : current;
    }
    if (one.do === 'abort') return abortCommand(command, now);
    return one.do === 'report' ? reportCommand(command, one, now) : command;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    expect(error.status).toBe(409);
    return command;
  }
}

test('SIGN-04: a command ends once, in time, and repeating any step changes nothing', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let [command, at] = [queued, start];
      for (const one of steps) {
        at += one.wait;
        const before = command;
        command = after(command, one, new Date(at));
        expect(after(command, one, new Date(at))).toEqual(command);
        if (isCommandFinished(before.state)) expect(command).toEqual(before);
        // Nothing is carried out after its time.
        if (at >= Date.parse(queued.expiresAt) && !isCommandFinished(before.state))
          expect([before.state, 'expired']).toContain(command.state);
        // A command that the TV has begun cannot be aborted.
        if (before.state === 'acknowledged') expect(command.state).not.toBe('aborted');
        expect(isCommandFinished(command.state)).toBe(command.finishedAt !== null);
      }
      expect(isCommandFinished(withExpiry(command, new Date(at + 1_000_000)).state)).toBe(true);
    }),
  );
});

test('keeps the result that the TV reported first', () => {
  const now = new Date(start + 1_000);
  const failed = reportCommand(queued, { state: 'failed', result: 'Zu wenig Speicher' }, now);
  expect(failed).toMatchObject({ state: 'failed', result: 'Zu wenig Speicher' });
  expect(reportCommand(failed, { state: 'failed', result: 'etwas anderes' }, now)).toBe(failed);
  expect(() => reportCommand(failed, { state: 'done', result: '' }, now)).toThrow('COMMAND_FINISHED');
});
