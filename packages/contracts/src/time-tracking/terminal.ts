import { z } from 'zod';
import { action } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { reference } from '../reference.ts';
import { defineResource } from '../resource.ts';
import { byId, exampleId, exampleIds, instant, ref } from '../wire.ts';

/** A tablet on which people of a branch punch in and out. Anyone with its address may use it until it is revoked. */
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

/** Path of its page with the key. Returned once; the previous key is invalid immediately. */
export const makeTerminalKey = action(terminals, 'key', {
  name: 'makeTerminalKey',
  summary: 'Terminal: Adresse erstellen',
  reply: z.object({ key: field(z.string(), 'Schlüssel') }),
});

export const terminalState = z.object({
  terminal: ref,
  /** Creation time of its key; null: none, or revoked. */
  keyMadeAt: instant.nullable(),
  /** Accurate to about 20 seconds; null: never seen. */
  seenAt: instant.nullable(),
  revokedAt: instant.nullable(),
});
export type TerminalState = z.output<typeof terminalState>;

/** Its key is invalid immediately. Idempotent. */
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

export const terminalContact = terminalState.extend({ name: z.string(), branch: ref });
export type TerminalContact = z.output<typeof terminalContact>;

/** The terminals of the caller's branches with their last contact, sorted by name. */
export const listTerminalContacts = endpoint({
  name: 'listTerminalContacts',
  service: 'time-tracking',
  method: 'GET',
  path: '/terminals/contacts',
  summary: 'Terminals und wann sie sich zuletzt gemeldet haben',
  needs: 'terminals.read',
  reply: { kind: 'data', schema: z.array(terminalContact) },
  status: 200,
  example: {},
});

export const terminalEndpoints = [makeTerminalKey, revokeTerminal, readTerminalState, listTerminalContacts] as const;
