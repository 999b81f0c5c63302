import { unavailable } from '@theke/kit/problem';

/**
 * Runs one piece of work after another. At most `most` are let in; whoever comes then is told to come back.
 * @throws Problem 503
 */
export function inTurn(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let inside = 0;
  return (work) => {
    if (inside >= most)
      throw unavailable(
        'Die Vorschau ist gerade nicht möglich. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
      );
    inside++;
    const running = last.then(work).finally(() => inside--);
    last = running.catch(() => undefined);
    return running;
  };
}
