import type { ServiceBase } from '@theke/kit/service';
import type { Carriers } from './carrier.ts';

export type MessageDeps = Pick<ServiceBase<unknown>, 'db' | 'log' | 'now' | 'newId'> & { carriers: Carriers };
