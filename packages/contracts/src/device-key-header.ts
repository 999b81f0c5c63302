/**
 * Header with a device's key, sent to the gateway and forwarded by it. Alternative: `Authorization: Bearer thd_...`.
 * Separate from `device-key.ts`, so that devices need not load the schemas.
 */
export const deviceKeyHeader = 'x-theke-device-key';
