import type { Operations } from '@theke/contracts/operations/operations';
import type { DeadLetter } from '@theke/contracts/operations/service-operations';

/** A dead letter, and whose. */
export type LyingLetter = DeadLetter & { service: string };

/** All of them, the oldest first, and the services that could not say what lies there. */
export function lyingLetters({ services }: Operations): { letters: LyingLetter[]; unknown: string[] } {
  const letters = services.flatMap(({ name, state }) =>
    (state?.deadLetters ?? []).map((letter) => ({ ...letter, service: name })),
  );
  return {
    letters: letters.sort((a, b) => a.at.localeCompare(b.at)),
    unknown: services.filter(({ state }) => !state?.deadLetters).map(({ name }) => name),
  };
}
