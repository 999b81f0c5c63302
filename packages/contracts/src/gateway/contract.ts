import { qrCodes } from '../analytics/qr-code.ts';
import { branches } from '../catalog/branch.ts';
import { apiKeyChanged, apiKeyDeleted } from '../identity/api-key.ts';
import { configChanged } from '../identity/config.ts';
import { changePassword, login, loginByLink, logout, logoutEverywhere, sessionEnded } from '../identity/session.ts';
import { tenantChanged } from '../identity/tenant.ts';
import { users } from '../identity/user.ts';
import { readOperations, readOperationsHistory, redriveDeadLetters } from '../operations/operations.ts';
import { changesOf, defineContract } from '../service-contract.ts';
import { pageOwners, shownResources } from '../service-contracts.ts';
import { readInit } from './init.ts';
import { qrCodesScanned } from './qr-codes-scanned.ts';

export const gatewayContract = defineContract({
  service: 'gateway',
  endpoints: [
    readInit,
    login,
    loginByLink,
    logout,
    logoutEverywhere,
    changePassword,
    readOperations,
    readOperationsHistory,
    redriveDeadLetters,
  ],
  events: [qrCodesScanned],
  subscribes: {
    broadcasts: [
      // Who asks, and in which tenant.
      tenantChanged,
      configChanged,
      sessionEnded,
      ...changesOf(users),
      apiKeyChanged,
      apiKeyDeleted,
      // What guests read.
      ...shownResources.flatMap(changesOf),
      // Who draws which path.
      ...pageOwners.flatMap(({ pages }) => pages),
      // Where printed codes lead, and whether a branch is open.
      ...changesOf(qrCodes),
      ...changesOf(branches),
    ],
  },
});
