import { qrCodes } from '../analytics/qr-code.ts';
import { branches } from '../catalog/branch.ts';
import { apiKeyChanged, apiKeyDeleted } from '../identity/api-key.ts';
import { configChanged } from '../identity/config.ts';
import { endOwnSession, listOwnSessions } from '../identity/own-session.ts';
import { addPasskey, loginByPasskey, startPasskey, startPasskeyLogin } from '../identity/passkey.ts';
import { tokenChanged } from '../identity/personal-token.ts';
import { changePassword, login, loginByLink, logout, logoutEverywhere, sessionEnded } from '../identity/session.ts';
import { tenantChanged } from '../identity/tenant.ts';
import { users } from '../identity/user.ts';
import { readOperations, readOperationsHistory, redriveDeadLetters } from '../operations/operations.ts';
import { loginToAccount, logoutOfAccount } from '../ordering/account.ts';
import { changesOf, defineContract } from '../service-contract.ts';
import { pageOwners, shownResources } from '../service-contracts.ts';
import { readInit } from './init.ts';
import { qrCodesScanned } from './qr-codes-scanned.ts';
import { redirectsUsed } from './redirects-used.ts';

export const gatewayContract = defineContract({
  service: 'gateway',
  endpoints: [
    readInit,
    login,
    loginByLink,
    logout,
    logoutEverywhere,
    listOwnSessions,
    endOwnSession,
    changePassword,
    startPasskey,
    addPasskey,
    startPasskeyLogin,
    loginByPasskey,
    loginToAccount,
    logoutOfAccount,
    readOperations,
    readOperationsHistory,
    redriveDeadLetters,
  ],
  events: [qrCodesScanned, redirectsUsed],
  subscribes: {
    broadcasts: [
      // Sessions and tenants.
      tenantChanged,
      configChanged,
      sessionEnded,
      ...changesOf(users),
      apiKeyChanged,
      apiKeyDeleted,
      tokenChanged,
      // Public resources.
      ...shownResources.flatMap(changesOf),
      // Owners of page paths.
      ...pageOwners.flatMap(({ pages, pageParts }) => [...pages, ...pageParts]),
      // Targets of printed codes, and opening hours of branches.
      ...changesOf(qrCodes),
      ...changesOf(branches),
    ],
  },
});
