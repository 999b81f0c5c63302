import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { id, instant } from '../wire.ts';

/** Hash of a content package: base64url of SHA-256. */
export const packageHash = z.string().regex(/^[\w-]{43}$/);

/** An error on a TV, with the scene it concerns. */
export const tvError = z.strictObject({
  at: field(instant, 'Zeitpunkt'),
  scene: field(oneLine(120), 'Szene').default(''),
  message: field(oneLine(300).min(1), 'Fehler'),
});
export type TvError = z.output<typeof tvError>;

/** State of a TV as it reports it, when it changes and every minute. */
export const tvReport = z.strictObject({
  /** The package that determines what the TV plays, even while it shows the standby picture; null: none is loaded. */
  playing: field(packageHash.nullable(), 'Stand'),
  /** When it received that package: the age of its prices. */
  playingSince: field(instant.nullable(), 'Stand vom'),
  scene: field(z.strictObject({ id, name: oneLine(120) }).nullable(), 'Szene'),
  /** Bytes. */
  storage: field(z.strictObject({ used: z.int().min(0), quota: z.int().min(0) }).nullable(), 'Speicher'),
  /** The TV's clock minus the server's, in ms. */
  clockOffset: field(z.int().min(-1e14).max(1e14).nullable(), 'Abweichung der Uhr'),
  /** Version of the player. */
  version: field(oneLine(40), 'Version'),
  screen: field(
    z.strictObject({ width: z.int().min(1).max(20_000), height: z.int().min(1).max(20_000) }),
    'Auflösung in Pixeln',
  ),
  /** Errors since the last report, oldest first. */
  errors: field(z.array(tvError).max(20), 'Fehler').default([]),
});
export type TvReport = z.output<typeof tvReport>;
export type SentTvReport = z.input<typeof tvReport>;
