import { z } from 'zod';
import { action, collection, deleteEndpoint, listEndpoint } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { keyPurposeNames, keyPurposes } from '../permissions.ts';
import { reference } from '../reference.ts';
import { exampleIds, id, instant, version } from '../wire.ts';

const keyPurpose = z.enum(keyPurposeNames);
const fields = {
  name: field(oneLine(80).min(1), 'Name', { hint: 'Woran Sie das Gerät oder Programm erkennen.' }),
  branch: reference('branches', 'Filiale'),
  purpose: field(keyPurpose, 'Zweck', {
    choices: Object.fromEntries(keyPurposeNames.map((name) => [name, keyPurposes[name].label])),
  }),
  /** The key is invalid from this time. */
  expiresAt: field(instant.nullable(), 'Gültig bis').default(null),
};

/** An API key gives a device or program access to the orders of one branch, for one purpose. */
export const apiKeyDraft = z.strictObject(fields);
export type ApiKeyDraft = z.output<typeof apiKeyDraft>;

/** Only a hash of the key is stored; its beginning is the only part ever shown again. */
export const apiKey = z.object({
  ...fields,
  id,
  version,
  start: field(z.string(), 'Schlüssel'),
  createdAt: field(instant, 'Erstellt'),
  /** Accurate to the minute. */
  lastUsedAt: field(instant.nullable(), 'Zuletzt benutzt'),
});
export type ApiKey = z.output<typeof apiKey>;

/** Returned once, when the key is created or renewed: `thk_` and 43 characters. */
export const newApiKey = apiKey.extend({ key: z.string() });
export type NewApiKey = z.output<typeof newApiKey>;

const apiKeys = collection({
  service: 'identity',
  name: 'api-keys',
  one: 'api-key',
  label: { one: 'API-Schlüssel', many: 'API-Schlüssel' },
  item: apiKey,
  read: 'api-keys.read',
  write: 'api-keys.write',
  filters: ['branch', 'purpose'],
  sorts: ['name', 'createdAt'],
});

export const listApiKeys = listEndpoint(apiKeys);

export const createApiKey = endpoint({
  name: 'createApiKey',
  service: 'identity',
  method: 'POST',
  path: '/api-keys',
  summary: 'API-Schlüssel erstellen',
  needs: 'api-keys.write',
  body: apiKeyDraft,
  reply: { kind: 'data', schema: newApiKey },
  status: 201,
  example: { body: { name: 'Tablet an der Theke', branch: { id: exampleIds.branch }, purpose: 'frontdesk' } },
});

/** Replaces a key; the old one is invalid immediately. */
export const rotateApiKey = action(apiKeys, 'rotate', {
  name: 'rotateApiKey',
  summary: 'API-Schlüssel erneuern',
  body: z.strictObject({ version }),
  reply: newApiKey,
  example: { version: 1 },
});

export const deleteApiKey = deleteEndpoint(apiKeys);

/** Owner of the key, as signed by the gateway for the services. */
export const keyHolder = z.object({ id, name: z.string(), purpose: keyPurpose, branch: id });
export type KeyHolder = z.output<typeof keyHolder>;

/** 404 for a key that is unknown or has expired. */
export const checkApiKey = endpoint({
  name: 'checkApiKey',
  service: 'identity',
  method: 'POST',
  path: '/internal/api-keys/check',
  summary: 'API-Schlüssel prüfen',
  needs: 'internal',
  body: z.strictObject({ key: z.string().max(100) }),
  reply: { kind: 'data', schema: keyHolder },
  status: 200,
  example: { body: { key: 'example-frontdesk-key' } },
});

/** Every gateway subscribes and drops the key from its cache immediately. Does not contain the key. */
export const apiKeyChanged = defineEvent({
  type: 'identity.api-key-changed.v1',
  summary: 'API-Schlüssel: erstellt oder erneuert.',
  data: z.object({ ...fields, id }),
  example: {
    id: exampleIds.apiKey,
    name: 'Tablet an der Theke',
    branch: { id: exampleIds.branch },
    purpose: 'frontdesk',
    expiresAt: null,
  },
});

export const apiKeyDeleted = defineEvent({
  type: 'identity.api-key-deleted.v1',
  summary: 'API-Schlüssel: gelöscht.',
  data: z.object({ id }),
  example: { id: exampleIds.apiKey },
});
