import { z } from 'zod';
import { field } from './field.ts';

/** In which a device shows its key to the gateway, and the gateway hands it on. `Authorization: Bearer thd_...` is as good. */
export const deviceKeyHeader = 'x-theke-device-key';

/** For devices that can send no header: with `keyIn: 'key'` their key stands in the path. */
export const byDeviceKey = z.object({ key: field(z.string().max(100), 'Schlüssel') });

/** What examples show; whoever calls a running platform puts a real one in its place. */
export const exampleDeviceKey = 'example-device-key';
