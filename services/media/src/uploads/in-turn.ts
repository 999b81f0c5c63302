import { atMost } from '@theke/kit/at-most';
import { unavailable } from '@theke/kit/problem';

/**
 * Runs work one after another. Rejects above `max` waiting or running.
 * @throws Problem 503
 */
export function inTurn(max: number): <T>(work: () => Promise<T>) => Promise<T> {
  const alone = atMost(1);
  return (work) => {
    if (alone.activeCount + alone.pendingCount >= max)
      throw unavailable(
        'Die Vorschau ist gerade nicht möglich. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
      );
    return alone(work);
  };
}
