import type { OnlineMethod, ProviderName } from '@theke/contracts/payments/payment';
import type { Provider } from './provider.ts';

/** Who takes a tenant's money. */
export type Providers = {
  /** For a new attempt; undefined where the tenant has none for this method. */
  forMethod(tenant: string, method: OnlineMethod): Promise<Provider | undefined>;
  /** For an attempt that was made with it; undefined where its credentials are gone. */
  byName(tenant: string, name: ProviderName): Promise<Provider | undefined>;
};
