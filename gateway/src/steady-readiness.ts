/** Looks in a row that have to fail before it counts. */
const maxMissed = 2;

/**
 * Whether all services answer. Once they have, a single look that fails counts for nothing: on a busy machine a service may answer too late once, and
 * whoever shares requests among gateways would take this one out for it.
 */
export function steadyReadiness(ask: () => Promise<boolean>): () => Promise<boolean> {
  let missed = maxMissed;
  return async () => {
    missed = (await ask()) ? 0 : missed + 1;
    return missed < maxMissed;
  };
}
