import { pairingLifetime, wrongCodesPerPerson } from '@theke/rules/signage/pairing-code';
import { tvStates } from '@theke/rules/signage/tv-state';
import { z } from 'zod';
import { action } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { optionalReference, reference } from '../reference.ts';
import { defineResource } from '../resource.ts';
import { byId, exampleId, exampleIds, id, instant, ref } from '../wire.ts';
import { commandKind, tvCommand } from './command.ts';
import { packageHash, tvError, tvReport } from './tv-report.ts';

/** A TV of a branch (SIGN-01). Its key, reports and commands are separate. */
export const digitalSignageDevices = defineResource({
  service: 'signage',
  name: 'digital-signage-devices',
  one: 'digital-signage-device',
  label: { one: 'TV', many: 'TVs' },
  draft: z.strictObject({
    name: field(oneLine(80).min(1), 'Name', { hint: 'Zum Beispiel „Theke links“.' }),
    branch: reference('branches', 'Filiale'),
    stream: optionalReference('digital-signage-streams', 'Stream', {
      hint: 'Ohne Stream zeigt der TV nur Name und Uhrzeit.',
    }),
    orientation: field(z.enum(['landscape', 'portrait']), 'Format', {
      choices: { landscape: 'Querformat', portrait: 'Hochformat' },
    }).default('landscape'),
    labels: field(z.array(oneLine(40).min(1)).max(20), 'Schlagwörter', {
      widget: 'tv-labels',
      hint: 'Zum Auswählen mehrerer TVs, etwa „Schaufenster“.',
    }).default([]),
    isEnabled: field(z.boolean(), 'In Betrieb', {
      hint: 'Ein TV außer Betrieb zeigt nur Name und Uhrzeit und meldet keine Störung.',
    }).default(true),
  }),
  read: 'signage.read',
  write: 'signage.write',
  belongsTo: { branch: 'branch' },
  filters: ['branch', 'stream', 'orientation', 'isEnabled', 'labels'],
  example: {
    name: 'Theke links',
    branch: { id: exampleIds.branch },
    stream: { id: exampleId('digital-signage-stream') },
  },
});
export type SignageDevice = z.output<typeof digitalSignageDevices.entity>;
export type SignageDeviceDraft = z.input<typeof digitalSignageDevices.draft>;

/** State, reports and commands of a TV. */
export const tvStatus = z.object({
  device: ref,
  state: z.enum(tvStates),
  /** Last call of the TV itself, accurate to about 5 seconds; null: never. */
  seenAt: instant.nullable(),
  pairedAt: instant.nullable(),
  /** Name of the user who paired it. */
  pairedBy: field(z.string(), 'Gekoppelt von', { personal: true }),
  /** Network address of its last call. */
  address: z.string(),
  /** Hash of what it should play, and when that was published. */
  wanted: packageHash,
  wantedSince: instant,
  report: tvReport.nullable(),
  reportedAt: instant.nullable(),
  /** Newest first, at most 20. */
  errors: z.array(tvError),
  /** Newest first, at most 4. */
  screenshots: z.array(z.object({ id, at: instant })),
  /** Newest first, at most 20. */
  commands: z.array(tvCommand),
  /** The last 24 hours, oldest first: number of minutes of the hour in which the TV called the server. */
  heardMinutes: z.array(z.int().min(0).max(60)).length(24),
  /**
   * Share of the minutes of the last 7 days in which the TV called the server, 0 to 1; null: paired for less than an
   * hour.
   */
  availability: z.number().min(0).max(1).nullable(),
});
export type TvStatus = z.output<typeof tvStatus>;

/** The stored TV with its state. */
export const tv = (digitalSignageDevices.entity as unknown as z.ZodObject).extend({
  status: tvStatus,
}) as unknown as z.ZodType<SignageDevice & { status: TvStatus }>;
export type Tv = z.output<typeof tv>;

const base = { service: 'signage', status: 200 } as const;
const at = { params: { id: exampleId('digital-signage-device') } };

/** All TVs that the caller may see, sorted by branch and name. */
export const listTvs = endpoint({
  ...base,
  name: 'listTvs',
  method: 'GET',
  path: '/digital-signage-devices/fleet',
  summary: 'TVs mit ihrem Zustand',
  needs: 'signage.read',
  reply: { kind: 'data', schema: z.array(tv) },
  example: {},
});

export const readTv = endpoint({
  ...base,
  name: 'readTv',
  method: 'GET',
  path: '/digital-signage-devices/:id/status',
  summary: 'TV: Zustand',
  needs: 'signage.read',
  params: byId,
  reply: { kind: 'data', schema: tv },
  example: at,
});

/** Placeholder in examples; callers of a running platform replace it with the code of a screen. */
export const examplePairingCode = 'K7PX-4M3Q';

const typedCode = field(z.string().trim().min(1).max(40), 'Code', { hint: 'Der Code, den der TV zeigt.' });

/**
 * Creates a TV and gives it the key of the screen that shows the code. 422 WRONG_CODE (unknown or expired) with the
 * field `code`; nothing is created then.
 */
export const pairNewTv = endpoint({
  ...base,
  name: 'pairNewTv',
  method: 'POST',
  path: '/digital-signage-devices/pair',
  summary: 'TV koppeln',
  failed: 'TV konnte nicht erstellt werden.',
  needs: 'signage.write',
  body: z.strictObject({
    code: typedCode,
    name: digitalSignageDevices.draft.shape.name,
    branch: digitalSignageDevices.draft.shape.branch,
    stream: digitalSignageDevices.draft.shape.stream,
    orientation: digitalSignageDevices.draft.shape.orientation,
  }),
  limit: {
    count: 'signage-pairing',
    max: wrongCodesPerPerson,
    perMs: pairingLifetime,
    what: 'Codes',
    counts: 'failures',
  },
  reply: { kind: 'data', schema: tv },
  example: { body: { code: examplePairingCode, name: 'Theke links', branch: { id: exampleIds.branch } } },
});

/** Another screen becomes this TV; the key of the former one is invalid immediately. 422 WRONG_CODE. */
export const pairTv = action(digitalSignageDevices, 'pair', {
  name: 'pairTv',
  summary: 'TV neu koppeln',
  body: z.strictObject({ code: typedCode }),
  reply: tv,
  example: { code: examplePairingCode },
});

/** The key is invalid immediately; the screen shows a new code. Idempotent. */
export const unpairTv = action(digitalSignageDevices, 'unpair', {
  name: 'unpairTv',
  summary: 'TV entkoppeln',
  reply: tv,
});

/**
 * Sends a command (SIGN-04, SIGN-06). Idempotent by `command`: a repeated call changes nothing. 409 TV_NOT_PAIRED, 409
 * TOO_MANY_COMMANDS with 20 open ones. Without `command` the server chooses an id.
 */
export const commandTv = endpoint({
  ...base,
  name: 'commandTv',
  method: 'POST',
  path: '/digital-signage-devices/:id/command',
  summary: 'TV: Befehl senden',
  failed: 'Befehl konnte nicht ausgeführt werden.',
  needs: 'signage.command',
  params: byId,
  body: z
    .strictObject({
      /** The id of the TV, as the specification sends it. */
      id: field(id, 'Kennung').optional(),
      command: field(commandKind, 'Befehl'),
      commandId: field(id, 'Kennung des Befehls').optional(),
      volume: field(z.int().min(0).max(100), 'Lautstärke (%)').optional(),
      /** Validity in minutes. Default: 10. */
      minutes: field(z.int().min(1).max(1_440), 'Gültig (Minuten)').optional(),
    })
    .superRefine(({ command, volume }, context) => {
      if (command === 'volume' && volume === undefined)
        context.addIssue({
          code: 'custom',
          path: ['volume'],
          message: '„Lautstärke (%)“ fehlt. Bitte geben Sie einen Wert von 0 bis 100 an.',
          params: { code: 'REQUIRED' },
        });
    }),
  reply: { kind: 'data', schema: tv },
  example: { ...at, body: { command: 'identify' } },
});

/** Aborts a command, or all open ones of the TV. 409 COMMAND_STARTED if the TV has begun or finished it. */
export const abortTvCommand = endpoint({
  ...base,
  name: 'abortTvCommand',
  method: 'POST',
  path: '/digital-signage-devices/:id/command/abort',
  summary: 'TV: Befehl abbrechen',
  failed: 'Befehl konnte nicht abgebrochen werden.',
  needs: 'signage.command',
  params: byId,
  body: z.strictObject({
    id: field(id, 'Kennung').optional(),
    commandId: field(id, 'Kennung des Befehls').optional(),
  }),
  reply: { kind: 'data', schema: tv },
  example: { ...at, body: {} },
});

/** Placeholder in examples. */
export const exampleScreenshot = '0199f000-0000-7000-8000-00000000e301';

export const readTvScreenshot = endpoint({
  ...base,
  name: 'readTvScreenshot',
  method: 'GET',
  path: '/digital-signage-devices/:id/screenshots/:screenshot',
  summary: 'TV: Bildschirmfoto',
  needs: 'signage.read',
  params: z.object({ id: field(id, 'Kennung'), screenshot: field(id, 'Bildschirmfoto') }),
  reply: { kind: 'binary' },
  example: { params: { ...at.params, screenshot: exampleScreenshot } },
});

/**
 * Why a TV needs attention. `silent`: no call for 5 minutes while its branch is open. `outdated`: it calls, but has not
 * shown the wanted content for 5 minutes. `clock`: its clock is off by more than 60 s. `errors`: it skips a scene.
 */
export const tvNeedReason = z.enum(['silent', 'outdated', 'clock', 'errors']);

export const tvNeed = z.object({
  device: ref,
  name: z.string(),
  branch: ref,
  reason: tvNeedReason,
  since: instant,
  /** The error, for `errors`. */
  message: z.string(),
});
export type TvNeed = z.output<typeof tvNeed>;

/** Enabled, paired TVs that need attention, sorted by name. */
export const listTvsInNeed = endpoint({
  ...base,
  name: 'listTvsInNeed',
  method: 'GET',
  path: '/digital-signage-devices/in-need',
  summary: 'TVs, nach denen jemand sehen muss',
  needs: 'signage.read',
  reply: { kind: 'data', schema: z.array(tvNeed) },
  example: {},
});

export const deviceEndpoints = [
  listTvs,
  listTvsInNeed,
  pairNewTv,
  readTv,
  pairTv,
  unpairTv,
  abortTvCommand,
  commandTv,
  readTvScreenshot,
] as const;
