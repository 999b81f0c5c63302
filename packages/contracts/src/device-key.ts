import { z } from 'zod';
import { field } from './field.ts';

export { deviceKeyHeader } from './device-key-header.ts';

/** For devices that cannot send headers: with `keyIn: 'key'` the key is part of the path. */
export const byDeviceKey = z.object({ key: field(z.string().max(100), 'Schlüssel') });

/** Placeholder in examples; callers of a running platform replace it with a real key. */
export const exampleDeviceKey = 'example-device-key';
