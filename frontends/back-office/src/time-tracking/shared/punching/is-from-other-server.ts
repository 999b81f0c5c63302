import { unknownHost } from '@theke/contracts/unknown-codes';
import type { ApiError } from '@theke/ui/api-error';

/**
 * Whether a 4xx does not come from the shop: a proxy or a captive portal answers without our error body, and a server
 * without this shop says that it does not know the host. Says nothing about the key or the request.
 */
export const isFromOtherServer = (error: ApiError): boolean =>
  error.has(unknownHost) || (error.status >= 400 && error.status < 500 && error.has('UNKNOWN'));
