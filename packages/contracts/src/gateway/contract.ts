import { changePassword, login, loginByLink, logout, logoutEverywhere } from '../identity/session.ts';
import { readOperations, redriveDeadLetters } from '../operations/operations.ts';
import type { ServiceContract } from '../service-contract.ts';
import { readInit } from './init.ts';

export const gatewayContract = {
  service: 'gateway',
  endpoints: [
    readInit,
    login,
    loginByLink,
    logout,
    logoutEverywhere,
    changePassword,
    readOperations,
    redriveDeadLetters,
  ],
  events: [],
} satisfies ServiceContract;
