import { codesPerNetwork, pairingLifetime } from '@theke/rules/signage/pairing-code';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { exampleId, exampleIds, id, instant } from '../wire.ts';
import { commandKind } from './command.ts';
import { contentPackage } from './package.ts';
import { sceneLook } from './scene.ts';
import { sceneContent } from './scene-content.ts';
import { packageHash, tvReport } from './tv-report.ts';

export const exampleCommand = exampleId('tv-command');

const base = { service: 'signage', status: 200 } as const;
const player = { ...base, needs: 'device' } as const;
/** Placeholders in examples; callers of a running platform replace them with those of a TV. */
export const exampleHash = 'an-example-of-the-hash-of-a-content-package';

/**
 * A new screen asks for a code. It keeps `key` and shows `code`; once staff have entered the code, the key is the TV's.
 * Unused codes end after 10 minutes.
 */
export const startPairing = endpoint({
  ...base,
  name: 'startPairing',
  method: 'POST',
  path: '/signage-player/pairing',
  summary: 'TV: Code zum Koppeln',
  needs: 'public',
  body: z.strictObject({}),
  bodyLimit: 1_000,
  limit: { count: 'signage-codes', max: codesPerNetwork, perMs: pairingLifetime, what: 'Codes zum Koppeln' },
  reply: { kind: 'data', schema: z.object({ key: z.string(), code: z.string(), expiresAt: instant }) },
  status: 201,
  example: { body: {} },
});

export const openCommand = z.object({
  id,
  kind: commandKind,
  volume: z.int().nullable(),
  expiresAt: instant,
});
export type OpenCommand = z.output<typeof openCommand>;

/** Numbers of orders for the queue, in the order in which they were placed or became ready. */
export const orderQueue = z.object({ preparing: z.array(z.string()), ready: z.array(z.string()) });
export type OrderQueue = z.output<typeof orderQueue>;

export const playerState = z.object({
  /** Null until staff have entered the code. */
  device: z.object({ id, name: z.string() }).nullable(),
  /** Hash of the package that it should play; null while not paired. */
  wanted: packageHash.nullable(),
  commands: z.array(openCommand),
  /** Null if no scene shows orders. */
  orders: orderQueue.nullable(),
});
export type PlayerState = z.output<typeof playerState>;

/**
 * Polled every 10 s with `If-None-Match`; 304 if nothing changed (SIGN-03). Counts as a sign of life. Its `Date` header
 * is the server's clock. 404 `TV_UNKNOWN` for an unknown or removed key: the screen asks for a new code.
 */
export const readPlayerState = endpoint({
  ...player,
  name: 'readPlayerState',
  method: 'GET',
  path: '/signage-player/state',
  summary: 'TV: Was laufen soll',
  // JSON like `{ data: playerState }`; written by the handler, because only it can answer 304.
  reply: { kind: 'binary' },
  example: {},
});

/** Content package of this TV; 404 for a hash that is not the wanted one any more. */
export const readPlayerPackage = endpoint({
  ...player,
  name: 'readPlayerPackage',
  method: 'GET',
  path: '/signage-player/package/:wanted',
  summary: 'TV: Inhalt laden',
  params: z.object({ wanted: field(packageHash, 'Stand') }),
  reply: { kind: 'data', schema: contentPackage },
  example: { params: { wanted: exampleHash } },
});

/** Server-sent event `state`: the TV then polls at once. Polling alone is sufficient. */
export const streamPlayer = endpoint({
  ...player,
  name: 'streamPlayer',
  method: 'GET',
  path: '/signage-player/stream',
  summary: 'TV: Änderungen',
  reply: { kind: 'stream' },
  example: {},
});

export const reportPlayer = endpoint({
  ...player,
  name: 'reportPlayer',
  method: 'POST',
  path: '/signage-player/report',
  summary: 'TV: Zustand melden',
  bodyLimit: 20_000,
  body: tvReport,
  reply: { kind: 'empty' },
  status: 204,
  example: {
    body: {
      playing: exampleHash,
      playingSince: '2026-11-21T18:30:00.000Z',
      scene: null,
      storage: { used: 12_000_000, quota: 8_000_000_000 },
      clockOffset: 120,
      version: '0.1.0',
      screen: { width: 1920, height: 1080 },
    },
  },
});

/** Progress of a command. Repeated reports change nothing. 409 COMMAND_FINISHED for another result. */
export const reportPlayerCommand = endpoint({
  ...player,
  name: 'reportPlayerCommand',
  method: 'POST',
  path: '/signage-player/commands/:id',
  summary: 'TV: Befehl melden',
  params: z.object({ id: field(id, 'Befehl') }),
  bodyLimit: 2_000,
  body: z.strictObject({
    state: field(z.enum(['acknowledged', 'done', 'failed']), 'Stand'),
    result: field(oneLine(300), 'Ergebnis').default(''),
  }),
  reply: { kind: 'empty' },
  status: 204,
  example: { params: { id: exampleCommand }, body: { state: 'acknowledged' } },
});

/** JPEG, PNG or WebP as a data URL, at most 1 MB. The last four are stored. */
export const sendScreenshot = endpoint({
  ...player,
  name: 'sendScreenshot',
  method: 'POST',
  path: '/signage-player/screenshot',
  summary: 'TV: Bildschirmfoto senden',
  bodyLimit: 1_400_000,
  body: z.strictObject({
    data: field(z.string().regex(/^data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/=]+$/), 'Bilddaten'),
  }),
  reply: { kind: 'empty' },
  status: 204,
  example: {
    body: {
      data: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    },
  },
});

/** One item that was shown to its end, or until something else took its place. */
export const playRecord = z.strictObject({
  /** Chosen by the TV; a repeated id is ignored. */
  id: field(id, 'Kennung'),
  content: field(z.enum(['scene', 'image', 'video']), 'Art'),
  contentId: field(id, 'Inhalt'),
  name: field(oneLine(120), 'Name'),
  /** By the server's clock as the TV knows it. */
  startedAt: field(instant, 'Beginn'),
  seconds: field(z.int().min(0).max(86_400), 'Sekunden'),
});
export type PlayRecord = z.output<typeof playRecord>;

/** Proof of play, in batches. Records older than 30 days are ignored. */
export const sendPlays = endpoint({
  ...player,
  name: 'sendPlays',
  method: 'POST',
  path: '/signage-player/plays',
  summary: 'TV: Ausspielungen melden',
  bodyLimit: 200_000,
  body: z.strictObject({ plays: field(z.array(playRecord).min(1).max(500), 'Ausspielungen') }),
  reply: { kind: 'empty' },
  status: 204,
  example: {
    body: {
      plays: [
        {
          id: '0199f000-0000-7000-8000-00000000e401',
          content: 'scene',
          contentId: exampleId('scene'),
          name: 'Speisekarte',
          startedAt: '2026-11-21T18:30:00.000Z',
          seconds: 12,
        },
      ],
    },
  },
});

/** Content package for the editors' preview, with the current data of a branch. Nothing is stored. */
export const previewPackage = endpoint({
  ...base,
  name: 'previewSignagePackage',
  method: 'POST',
  path: '/signage-preview',
  summary: 'TV: Vorschau',
  needs: 'signage.read',
  body: z.strictObject({
    branch: field(id, 'Filiale'),
    orientation: field(z.enum(['landscape', 'portrait']), 'Format').default('landscape'),
    /** The stream to preview. */
    stream: field(id, 'Stream').optional(),
    /** A scene that is being edited: the package then contains only it. */
    scene: field(z.strictObject({ name: oneLine(80), look: sceneLook, content: sceneContent }), 'Szene').optional(),
    /** A segment: the package then contains only it. */
    segment: field(id, 'Filmsequenz').optional(),
  }),
  reply: { kind: 'data', schema: contentPackage },
  example: { body: { branch: exampleIds.branch } },
});

/** The package that a TV should play, for the office's simulator. */
export const readTvPackage = endpoint({
  ...base,
  name: 'readTvPackage',
  method: 'GET',
  path: '/digital-signage-devices/:id/package',
  summary: 'TV: Inhalt, der laufen soll',
  needs: 'signage.read',
  params: z.object({ id: field(id, 'Kennung') }),
  reply: { kind: 'data', schema: contentPackage },
  example: { params: { id: exampleId('digital-signage-device') } },
});

/** Endpoints of TVs, in an order in which their examples work. */
export const tvCalls = [
  readPlayerState,
  readPlayerPackage,
  reportPlayer,
  reportPlayerCommand,
  sendScreenshot,
  sendPlays,
] as const;

export const playerEndpoints = [
  startPairing,
  readPlayerState,
  readPlayerPackage,
  streamPlayer,
  reportPlayer,
  reportPlayerCommand,
  sendScreenshot,
  sendPlays,
  previewPackage,
  readTvPackage,
] as const;
