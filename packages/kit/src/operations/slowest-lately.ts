/** Milliseconds that one slot covers, and how many slots are remembered: the last minute, give or take a slot. */
const slot = 5_000;
const slots = 12;

export type SlowestLately = {
  /** @param at milliseconds since 1970 */
  note(value: number, at: number): void;
  /** The largest value of the last minute; undefined where there was none. */
  at(now: number): number | undefined;
};

/** The worst of the last minute, in twelve numbers however much happens. */
export function slowestLately(): SlowestLately {
  const worst = new Map<number, number>();
  const forgetBefore = (oldest: number) => {
    for (const number of worst.keys()) if (number < oldest) worst.delete(number);
  };
  return {
    note(value, at) {
      const number = Math.floor(at / slot);
      worst.set(number, Math.max(value, worst.get(number) ?? value));
      if (worst.size > slots) forgetBefore(number - slots + 1);
    },
    at(now) {
      forgetBefore(Math.floor(now / slot) - slots + 1);
      return worst.size > 0 ? Math.max(...worst.values()) : undefined;
    },
  };
}
