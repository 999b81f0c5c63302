/** Each at any place, some twice in a row: as whoever hears of them may. @param seed whatever a property makes up */
export const inAnyOrder = <E>(events: readonly E[], seed: number, isAgain: (index: number) => boolean): E[] =>
  events
    .map((event, index) => ({ event, key: Math.sin(seed + index) }))
    .toSorted((one, other) => one.key - other.key)
    .flatMap(({ event }, index) => (isAgain(index) ? [event, event] : [event]));
