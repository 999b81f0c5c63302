import type { ServiceBase } from '@theke/kit/service';
import type { Providers } from '../providers/providers.ts';

export type PaymentDeps = Pick<ServiceBase<unknown>, 'db' | 'log' | 'now' | 'newId' | 'secret'> & {
  providers: Providers;
};
