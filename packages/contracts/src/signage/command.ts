import { commandStates } from '@theke/rules/signage/command-moves';
import { z } from 'zod';
import { field } from '../field.ts';
import { id, instant } from '../wire.ts';

/**
 * `restart`: starts the player anew, after checking its files. `reload`: loads the content again. `identify`: shows the
 * name of the TV for 30 s. `clear-cache`: deletes stored content and loads it again.
 */
export const commandKind = z.enum(['reload', 'restart', 'screenshot', 'identify', 'volume', 'clear-cache']);
export type CommandKind = z.output<typeof commandKind>;

export const commandLabels: Readonly<Record<CommandKind, string>> = {
  reload: 'Neu laden',
  restart: 'Neu starten',
  screenshot: 'Bildschirmfoto',
  identify: 'Gerätenamen am TV zeigen',
  volume: 'Lautstärke',
  'clear-cache': 'Speicher leeren',
};

/** A command to a TV (SIGN-04). */
export const tvCommand = z.object({
  id,
  kind: commandKind,
  /** Percent, for `volume`. */
  volume: z.int().min(0).max(100).nullable(),
  state: z.enum(commandStates),
  askedAt: instant,
  /** Name of the user; empty for the platform. */
  askedBy: field(z.string(), 'Von', { personal: true }),
  sentAt: instant.nullable(),
  finishedAt: instant.nullable(),
  expiresAt: instant,
  /** Result or error as reported by the TV. */
  result: z.string(),
});
export type TvCommand = z.output<typeof tvCommand>;
