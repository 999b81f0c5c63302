import { z } from 'zod';
import { field } from './field.ts';

/** In which a device's key reaches its service, from the gateway alone. */
export const deviceKeyHeader = 'x-theke-device-key';

/**
 * Of an endpoint that a device calls with a key of its own, which it writes into the path as `:key`: a printer, a screen, a kiosk. The
 * gateway takes the key out of the path before anybody looks at it, so that it stands in no log line; the service that made the
 * key checks it. Such an endpoint `needs: 'public'`.
 */
export const byDeviceKey = {
  keyIn: { scheme: 'device', param: 'key' },
  params: z.object({ key: field(z.string().max(100), 'Schlüssel') }),
  headers: z.object({ [deviceKeyHeader]: z.string().max(100).optional() }),
} as const;
