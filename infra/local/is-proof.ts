/** `npm run prove`: everything in full, where the gate samples or takes turns. */
export const isProof = process.env.THEKE_PROVE === 'true';

/** Whether a heavy suite runs in full: in a proof, or because its inputs changed since the last one (heavy-suites.ts). */
export const isInFull = (suite: string): boolean => (process.env.THEKE_IN_FULL ?? '').split(',').includes(suite);
