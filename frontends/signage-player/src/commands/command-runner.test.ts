import { expect, test } from '@jest/globals';
import type { CommandKind } from '@theke/contracts/signage/command';
import type { OpenCommand } from '@theke/contracts/signage/player';
import { type CommandMove, type CommandState, commandStateAfter } from '@theke/rules/signage/command-moves';
import fc from 'fast-check';
import { uuid } from '../../testing/sample-package.ts';
import { CallFailure } from '../connection/call-failure.ts';
import type { CommandResult } from '../connection/player-api.ts';
import { memorySettings } from '../shared/settings.ts';
import { CommandRunner } from './command-runner.ts';

const command = (
  number: number,
  kind: CommandKind = 'reload',
  expiresAt = '2030-01-01T00:00:00.000Z',
): OpenCommand => ({
  id: uuid(number),
  kind,
  volume: 40,
  expiresAt,
});

/** Thrown by the action `restart`: the page is gone. */
const pageLeft = new Promise<string>(() => undefined);

function tv() {
  const settings = memorySettings();
  const [carriedOut, reported]: [string[], (CommandResult & { id: string })[]] = [[], []];
  const network = { fail: (_id: string, _result: CommandResult): CallFailure | undefined => undefined };
  const act =
    (kind: CommandKind) =>
    async ({ id }: OpenCommand) => {
      carriedOut.push(id);
      if (kind === 'screenshot') throw new Error('Keine Leinwand.');
      return kind === 'restart' ? pageLeft : 'fertig';
    };
  const kinds: CommandKind[] = ['reload', 'restart', 'screenshot', 'identify', 'volume', 'clear-cache'];
  const actions = Object.fromEntries(kinds.map((kind) => [kind, act(kind)])) as Record<
    CommandKind,
    ReturnType<typeof act>
  >;
  const boot = () =>
    new CommandRunner({
      settings,
      now: () => Date.UTC(2026, 10, 29),
      actions,
      async report(id, result) {
        const failure = network.fail(id, result);
        if (failure) throw failure;
        reported.push({ id, ...result });
      },
    });
  return { boot, carriedOut, reported, network };
}

test('acknowledges, carries out and reports once, however often the state repeats', async () => {
  const { boot, carriedOut, reported } = tv();
  const runner = boot();
  for (let poll = 0; poll < 5; poll += 1) await runner.handle([command(1), command(2, 'screenshot')]);
  expect(carriedOut).toEqual([uuid(1), uuid(2)]);
  expect(reported.map(({ id, state, result }) => [id, state, result])).toEqual([
    [uuid(1), 'acknowledged', ''],
    [uuid(1), 'done', 'fertig'],
    [uuid(2), 'acknowledged', ''],
    [uuid(2), 'failed', 'Keine Leinwand.'],
  ]);
});

test('reports a restart as done after the page was started again, and does not restart twice', async () => {
  const { boot, carriedOut, reported } = tv();
  void boot().handle([command(1, 'restart')]);
  await new Promise(setImmediate);
  const again = boot();
  await again.handle([command(1, 'restart')]);
  await again.handle([command(1, 'restart')]);
  expect(carriedOut).toEqual([uuid(1)]);
  expect(reported.map(({ state }) => state)).toEqual(['acknowledged', 'done']);
});

test('does not carry out a command that was aborted before it was acknowledged', async () => {
  const { boot, carriedOut, network } = tv();
  network.fail = () => new CallFailure('rejected', 409);
  const runner = boot();
  await runner.handle([command(1)]);
  network.fail = () => undefined;
  await runner.handle([command(1)]);
  expect(carriedOut).toEqual([]);
});

test('ignores expired commands', async () => {
  const { boot, carriedOut } = tv();
  await boot().handle([command(1, 'reload', '2026-11-28T23:59:59.000Z')]);
  expect(carriedOut).toEqual([]);
});

/** The server's view: applies reports by the table of moves; repeated reports change nothing. */
class Server {
  states = new Map<string, CommandState>();
  apply(id: string, move: CommandMove): void {
    const state = this.states.get(id) as CommandState;
    const next = commandStateAfter(state, move);
    const isRepeated = { acknowledge: 'acknowledged', complete: 'done', fail: 'failed' }[move as 'fail'] === state;
    if (!next && !isRepeated) throw new CallFailure('rejected', 409);
    if (next) this.states.set(id, next);
  }
}

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('poll' as const), lost: fc.array(fc.boolean(), { maxLength: 6 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      kind: fc.constantFrom<CommandKind>('reload', 'restart', 'screenshot'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('abort' as const, 'expire' as const), which: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('power cut' as const) }) },
);

test('with lost reports, aborts, expiry and power cuts carries out each command at most once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { boot, carriedOut, network } = tv();
      const server = new Server();
      const all: OpenCommand[] = [];
      let runner = boot();
      const moves = { acknowledged: 'acknowledge', done: 'complete', failed: 'fail' } as const;
      const poll = async (lost: boolean[]) => {
        const losses = [...lost];
        network.fail = (id, { state }) => {
          // The request or the response is lost: the server may have applied it.
          const loss = losses.shift();
          try {
            if (loss !== true) server.apply(id, moves[state]);
          } catch (error) {
            return error as CallFailure;
          }
          return loss === undefined ? undefined : new CallFailure('network');
        };
        const open = all.filter(({ id }) => ['queued', 'sent', 'acknowledged'].includes(server.states.get(id) ?? ''));
        void runner.handle(open);
        await new Promise(setImmediate);
      };
      for (const one of steps) {
        if (one.do === 'send') {
          all.push(command(all.length, one.kind));
          server.states.set(uuid(all.length - 1), 'queued');
        } else if (one.do === 'poll') await poll(one.lost);
        else if (one.do === 'power cut') runner = boot();
        else {
          const id = uuid(one.which);
          if (server.states.has(id) && commandStateAfter(server.states.get(id) as CommandState, one.do))
            server.apply(id, one.do);
        }
        expect(new Set(carriedOut).size).toBe(carriedOut.length);
      }
      // Every restart needs a start of the page; then nothing stays acknowledged.
      for (let rest = 0; rest <= all.length; rest += 1) {
        runner = boot();
        await poll([]);
      }
      for (const [id, state] of server.states) {
        expect(['queued', 'sent', 'acknowledged']).not.toContain(state);
        if (state === 'done') expect(carriedOut).toContain(id);
      }
    }),
    { numRuns: 200 },
  );
});
