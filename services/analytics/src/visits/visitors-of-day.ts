/** Limit of visitors per network and day; all further ones count as one more (STAT-20). */
export const maxVisitors = 50;

/** Decides which visitors of a day count separately. */
export class VisitorsOfDay {
  readonly #counted: Set<string>;
  readonly #byNetwork: Map<string, number>;

  /**
   * @param counted which of the current visitors are already counted
   * @param byNetwork number of visitors of each network
   */
  constructor(counted: readonly string[], byNetwork: ReadonlyMap<string, number>) {
    this.#counted = new Set(counted);
    this.#byNetwork = new Map(byNetwork);
  }

  /**
   * @param weight multiplier of the network's limit
   * @returns false if the visitor counts with the rest of the network
   */
  counts(visitor: string, network: string, weight: number): boolean {
    if (this.#counted.has(visitor)) return true;
    const visitors = this.#byNetwork.get(network) ?? 0;
    if (visitors >= maxVisitors * weight) return false;
    this.#counted.add(visitor);
    this.#byNetwork.set(network, visitors + 1);
    return true;
  }
}
