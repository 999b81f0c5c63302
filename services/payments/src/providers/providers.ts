import type { OnlineMethod, ProviderName } from '@theke/contracts/payments/payment';
import type { Provider } from './provider.ts';

/** Providers of a tenant's payments. */
export type Providers = {
  /** For a new attempt; undefined if the tenant has none for this method. */
  forMethod(tenant: string, method: OnlineMethod): Promise<Provider | undefined>;
  /** For an existing attempt; undefined if its credentials were deleted. */
  byName(tenant: string, name: ProviderName): Promise<Provider | undefined>;
};
