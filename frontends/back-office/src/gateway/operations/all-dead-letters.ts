import type { Operations } from '@theke/contracts/operations/operations';
import type { DeadLetter } from '@theke/contracts/operations/service-operations';

/** A dead letter with its service. */
export type ServiceDeadLetter = DeadLetter & { service: string };

/** All dead letters, oldest first, and the services that could not report theirs. */
export function allDeadLetters({ services }: Operations): { letters: ServiceDeadLetter[]; unknown: string[] } {
  const letters = services.flatMap(({ name, state }) =>
    (state?.deadLetters ?? []).map((letter) => ({ ...letter, service: name })),
  );
  return {
    letters: letters.sort((a, b) => a.at.localeCompare(b.at)),
    unknown: services.filter(({ state }) => !state?.deadLetters).map(({ name }) => name),
  };
}
