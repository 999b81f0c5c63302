import { posts } from '../content/post.ts';
import { projects } from '../content/project.ts';
import { imageDeleted, imageStored } from '../media/image.ts';
import { changesOf, defineContract } from '../service-contract.ts';
import { scheduleChanged, scheduleDeleted } from '../time-tracking/schedule-events.ts';
import { accountPolicyChanged, readAccountPolicy, saveAccountPolicy } from './account-policy.ts';
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
import { closeSessionOf, listSessionsOf, newDeviceUsed } from './own-session.ts';
import {
  deletePasskey,
  listPasskeys,
  openSessionByPasskey,
  passkeyChanged,
  preparePasskey,
  preparePasskeyLogin,
  storePasskey,
} from './passkey.ts';
import { checkToken, createToken, deleteToken, listTokens, tokenChanged } from './personal-token.ts';
import { profileChanged, profileDeleted } from './profile.ts';
import {
  checkSession,
  closeSession,
  closeSessionsOf,
  createLoginLink,
  inviteUser,
  loginLinkRequested,
  openSession,
  openSessionByLink,
  replacePassword,
  requestLoginLink,
  sessionEnded,
  userInvited,
} from './session.ts';
import { listTenants, tenantChanged } from './tenant.ts';
import { twoFactorChanged, twoFactorEndpoints } from './two-factor.ts';
import { readMe, users } from './user.ts';
import { userImports } from './user-import.ts';

export const identityContract = defineContract({
  service: 'identity',
  resources: { users, externalUsers },
  endpoints: [
    readMe,
    ...twoFactorEndpoints,
    readAccountPolicy,
    saveAccountPolicy,
    listTokens,
    createToken,
    deleteToken,
    checkToken,
    listPasskeys,
    deletePasskey,
    preparePasskey,
    storePasskey,
    preparePasskeyLogin,
    openSessionByPasskey,
    createLoginLink,
    inviteUser,
    requestLoginLink,
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
    listSessionsOf,
    closeSessionOf,
    checkApiKey,
    ...userImports.endpoints,
  ],
  events: [
    configChanged,
    tenantChanged,
    sessionEnded,
    loginLinkRequested,
    userInvited,
    newDeviceUsed,
    twoFactorChanged,
    accountPolicyChanged,
    passkeyChanged,
    tokenChanged,
    apiKeyChanged,
    apiKeyDeleted,
    profileChanged,
    profileDeleted,
    userImports.imported,
  ],
  snapshots: [configChanged, tenantChanged, apiKeyChanged, apiKeyDeleted, profileChanged, profileDeleted],
  // Copies for the look of the logo and for references to users. The audit log subscribes to every event.
  subscribes: {
    copies: [imageStored, imageDeleted, scheduleChanged, scheduleDeleted, ...changesOf(posts), ...changesOf(projects)],
    reactions: '*',
  },
});
