/** Failed checks in a row before the result is not ready. */
const maxMissed = 2;

/**
 * Whether all services are ready. After a success, a single failed check is ignored: on a busy machine a service may
 * answer late once, and load balancers would remove this gateway.
 */
export function steadyReadiness(ask: () => Promise<boolean>): () => Promise<boolean> {
  let missed = maxMissed;
  return async () => {
    missed = (await ask()) ? 0 : missed + 1;
    return missed < maxMissed;
  };
}
