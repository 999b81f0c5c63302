import type { CommandKind } from '@theke/contracts/signage/command';
import type { OpenCommand } from '@theke/contracts/signage/player';
import { failureOf } from '../connection/call-failure.ts';
import type { CommandResult } from '../connection/player-api.ts';
import type { Settings } from '../shared/settings.ts';
import { afterStart, type LoggedCommand, withCommand } from './command-log.ts';
import { commandTexts } from './command-messages.de.ts';

/**
 * Carries out a kind of command and returns the result for staff. @throws Error whose message is the reason of the
 * failure
 */
export type CommandActions = Readonly<Record<CommandKind, (command: OpenCommand) => Promise<string>>>;

export type CommandRunnerOptions = {
  settings: Settings;
  /** Server time in epoch ms. */
  now(): number;
  /** @throws CallFailure */
  report(id: string, result: CommandResult): Promise<void>;
  actions: CommandActions;
};

const longestResult = 300;

/**
 * Acknowledges, carries out and reports commands, one after the other. A command begins only after the server accepted
 * the acknowledgement, and each id runs once, also over restarts and repeated states.
 */
export class CommandRunner {
  #log: readonly LoggedCommand[];
  #isRunning = false;
  readonly #options: CommandRunnerOptions;

  constructor(options: CommandRunnerOptions) {
    this.#options = options;
    this.#log = afterStart(options.settings.read<LoggedCommand[]>('commands') ?? [], commandTexts);
  }

  /** Runs new commands and reports results that the server does not know yet. Called after each poll. */
  async handle(commands: readonly OpenCommand[]): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      await this.#reportResults();
      for (const command of commands) {
        if (this.#log.some(({ id }) => id === command.id)) continue;
        if (this.#options.now() >= Date.parse(command.expiresAt)) continue;
        await this.#run(command);
      }
    } catch {
      // Without a connection the next poll continues.
    } finally {
      this.#isRunning = false;
    }
  }

  async #run(command: OpenCommand): Promise<void> {
    const { actions, report } = this.#options;
    const { id, kind } = command;
    const logged = { id, kind, state: 'acknowledged', result: '', isReported: false } as const;
    try {
      await report(id, { state: 'acknowledged', result: '' });
    } catch (error) {
      if (failureOf(error).kind !== 'rejected') throw error;
      // Aborted or expired meanwhile.
      this.#write({ ...logged, state: 'dropped', isReported: true });
      return;
    }
    this.#write(logged);
    try {
      const result = await actions[kind](command);
      this.#write({ ...logged, state: 'done', result: result.slice(0, longestResult) });
    } catch (error) {
      const reason = error instanceof Error && error.message !== '' ? error.message : commandTexts.failed;
      this.#write({ ...logged, state: 'failed', result: reason.slice(0, longestResult) });
    }
    await this.#reportResults();
  }

  async #reportResults(): Promise<void> {
    for (const command of this.#log) {
      const { id, state, result, isReported } = command;
      if (isReported || state === 'acknowledged' || state === 'dropped') continue;
      try {
        await this.#options.report(id, { state, result });
      } catch (error) {
        if (failureOf(error).kind !== 'rejected') throw error;
      }
      this.#write({ ...command, isReported: true });
    }
  }

  #write(command: LoggedCommand): void {
    this.#log = withCommand(this.#log, command);
    this.#options.settings.write('commands', this.#log);
  }
}
