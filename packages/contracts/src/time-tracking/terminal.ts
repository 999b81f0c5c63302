import { z } from 'zod';
import { action } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { reference } from '../reference.ts';
import { defineResource } from '../resource.ts';
import { byId, exampleId, exampleIds, instant, ref } from '../wire.ts';

/** A tablet on which the people of a branch say when they come and go. Whoever holds its address may use it; revoked, it opens nothing. */
export const terminals = defineResource({
  service: 'time-tracking',
  name: 'terminals',
  one: 'terminal',
  label: { one: 'Terminal', many: 'Terminals' },
  draft: z.strictObject({
    name: field(oneLine(80).min(1), 'Name'),
    branch: reference('branches', 'Filiale'),
    isPinRequired: field(z.boolean(), 'Fragt nach der PIN', {
      hint: 'Wer kommt oder geht, gibt dann die eigene PIN ein.',
    }).default(true),
  }),
  read: 'terminals.read',
  write: 'terminals.write',
  belongsTo: { branch: 'branch' },
  filters: ['branch', 'isPinRequired'],
  example: { name: 'Tablet am Personaleingang', branch: { id: exampleIds.branch }, isPinRequired: false },
});
export type Terminal = z.output<typeof terminals.entity>;

/** Where it stands on the web: the path of its page, with the key. Shown this once; one that there was opens nothing from this moment. */
export const makeTerminalKey = action(terminals, 'key', {
  name: 'makeTerminalKey',
  summary: 'Terminal: Adresse erstellen',
  reply: z.object({ key: field(z.string(), 'Schlüssel') }),
});

export const terminalState = z.object({
  terminal: ref,
  /** When its address was made; null: it has none, or it was revoked. */
  keyMadeAt: instant.nullable(),
  /** To some 20 seconds; null: never. */
  seenAt: instant.nullable(),
  revokedAt: instant.nullable(),
});
export type TerminalState = z.output<typeof terminalState>;

/** Its address opens nothing from this moment. Doing it again changes nothing. */
export const revokeTerminal = action(terminals, 'revoke', {
  name: 'revokeTerminal',
  summary: 'Terminal: Zugang entziehen',
  reply: terminalState,
});

export const readTerminalState = endpoint({
  name: 'readTerminalState',
  service: 'time-tracking',
  method: 'GET',
  path: '/terminals/:id/state',
  summary: 'Terminal: Stand',
  needs: 'terminals.read',
  params: byId,
  reply: { kind: 'data', schema: terminalState },
  status: 200,
  example: { params: { id: exampleId('terminal') } },
});

export const terminalEndpoints = [makeTerminalKey, revokeTerminal, readTerminalState] as const;
