import type { PlayerApi } from '../connection/player-api.ts';
import type { ContentLoader } from '../content/content-loader.ts';
import type { Settings } from '../shared/settings.ts';
import type { Timers } from '../time/timers.ts';
import { commandTexts, volumeText } from './command-messages.de.ts';
import type { CommandActions } from './command-runner.ts';

/** Time between the end of the playback and the restart in ms, in which the page's storage is written. */
const lastWrites = 500;

export type CommandActionOptions = {
  timers: Timers;
  settings: Settings;
  api: PlayerApi;
  loader: ContentLoader;
  key(): string;
  /** Ends the playback. */
  stop(): void;
  /** Starts the page anew. */
  restart(): void;
  /** Shows the name of the TV for 30 s. */
  identify(): void;
  /** The picture on the screen as a JPEG data URL. @throws Error with the reason */
  takeScreenshot(): Promise<string>;
};

/** What each kind of command does, with its German result. */
export function commandActions(options: CommandActionOptions): CommandActions {
  const { timers, settings, api, loader, key, stop, restart, identify, takeScreenshot } = options;
  const reload = () =>
    loader.reload().catch(() => {
      throw new Error(commandTexts.notReloaded);
    });
  return {
    reload: async () => {
      await reload();
      return commandTexts.reloaded;
    },
    restart: () => {
      stop();
      timers.after(lastWrites, restart);
      return new Promise<string>(() => undefined);
    },
    identify: async () => {
      identify();
      return commandTexts.identified;
    },
    volume: async ({ volume }) => {
      if (volume === null) throw new Error(commandTexts.noVolume);
      settings.write('volume', volume);
      return volumeText(volume);
    },
    'clear-cache': async () => {
      await loader.clear();
      await reload();
      return commandTexts.cleared;
    },
    screenshot: async () => {
      const data = await takeScreenshot();
      await api.sendScreenshot(key(), data).catch(() => {
        throw new Error(commandTexts.notSent);
      });
      return commandTexts.photographed;
    },
  };
}
