/** Duration of a slot in ms, and number of slots: the last minute, give or take a slot. */
const slot = 5_000;
const slots = 12;

export type SlowestLately = {
  /** @param at milliseconds since 1970 */
  note(value: number, at: number): void;
  /** The maximum of the last minute; undefined without values. */
  at(now: number): number | undefined;
};

/** Maximum of the last minute, stored in at most twelve numbers. */
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
