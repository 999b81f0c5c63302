import { endpointsOf } from '../resource.ts';
import type { ServiceContract } from '../service-contract.ts';
import { attentionEndpoints, orderUnseen } from './attention.ts';
import { cloudprntEndpoints } from './cloudprnt.ts';
import { deviceEndpoints, devices } from './device.ts';
import { messageEndpoints } from './message.ts';
import { pushEndpoints } from './push.ts';

export const notificationsContract = {
  service: 'notifications',
  // Fixed paths stand before `/devices/:id`.
  endpoints: [
    ...messageEndpoints,
    ...pushEndpoints,
    ...cloudprntEndpoints,
    ...attentionEndpoints,
    ...deviceEndpoints,
    ...endpointsOf(devices),
  ],
  events: [orderUnseen, ...Object.values(devices.events)],
} satisfies ServiceContract;
