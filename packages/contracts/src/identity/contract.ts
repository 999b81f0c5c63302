import { endpointsOf } from '../resource.ts';
import type { ServiceContract } from '../service-contract.ts';
import {
  apiKeyChanged,
  apiKeyDeleted,
  checkApiKey,
  createApiKey,
  deleteApiKey,
  listApiKeys,
  rotateApiKey,
} from './api-key.ts';
import { configChanged, readConfig, saveConfig } from './config.ts';
import { externalUsers } from './external-user.ts';
import { listLogs, readLog } from './log.ts';
import {
  checkSession,
  closeSession,
  closeSessionsOf,
  createLoginLink,
  openSession,
  openSessionByLink,
  replacePassword,
  sessionEnded,
} from './session.ts';
import { listTenants, tenantChanged } from './tenant.ts';
import { readMe, users } from './user.ts';

export const identityContract = {
  service: 'identity',
  // `/users/me` stands before `/users/:id`, which would take `me` for an id.
  endpoints: [
    readMe,
    ...endpointsOf(users),
    createLoginLink,
    ...endpointsOf(externalUsers),
    readConfig,
    saveConfig,
    listApiKeys,
    createApiKey,
    rotateApiKey,
    deleteApiKey,
    listLogs,
    readLog,
    listTenants,
    openSession,
    openSessionByLink,
    replacePassword,
    checkSession,
    closeSession,
    closeSessionsOf,
    checkApiKey,
  ],
  events: [
    users.events.changed,
    users.events.deleted,
    externalUsers.events.changed,
    externalUsers.events.deleted,
    configChanged,
    tenantChanged,
    sessionEnded,
    apiKeyChanged,
    apiKeyDeleted,
  ],
} satisfies ServiceContract;
