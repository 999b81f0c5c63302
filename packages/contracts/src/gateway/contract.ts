import { login, logout } from '../identity/session.ts';
import type { ServiceContract } from '../service-contract.ts';
import { readInit } from './init.ts';

export const gatewayContract = {
  service: 'gateway',
  endpoints: [readInit, login, logout],
  events: [],
} satisfies ServiceContract;
