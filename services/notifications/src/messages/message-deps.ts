import type { ServiceBase } from '@theke/kit/service';
import type { Transports } from './transport.ts';

export type MessageDeps = Pick<ServiceBase<unknown>, 'db' | 'log' | 'now' | 'newId'> & { transports: Transports };
