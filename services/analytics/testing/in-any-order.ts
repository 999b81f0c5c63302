/** Shuffles events and repeats some, as consumers may receive them. @param seed any number of a property test */
export const inAnyOrder = <E>(events: readonly E[], seed: number, isAgain: (index: number) => boolean): E[] =>
  events
    .map((event, index) => ({ event, key: Math.sin(seed + index) }))
    .toSorted((one, other) => one.key - other.key)
    .flatMap(({ event }, index) => (isAgain(index) ? [event, event] : [event]));
