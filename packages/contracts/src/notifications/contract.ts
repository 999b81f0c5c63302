import type { ServiceContract } from '../service-contract.ts';
import { messageEndpoints } from './message.ts';

export const notificationsContract = {
  service: 'notifications',
  endpoints: [...messageEndpoints],
  events: [],
} satisfies ServiceContract;
