/**
 * Pages as they were drawn, as long as what they were drawn from is kept: the directory's answer about their path, which is another one as
 * soon as its service tells of a change. Nothing has to be forgotten here.
 */
export class KeptPages {
  readonly #kept = new WeakMap<object, Map<string, string>>();

  /** @param as what else the page depends on */
  get(data: object, as: string): string | undefined {
    return this.#kept.get(data)?.get(as);
  }

  set(data: object, as: string, html: string): void {
    const pages = this.#kept.get(data) ?? new Map<string, string>();
    // By as many hosts as a business has, and by one configuration: whoever sends others gets no more room.
    if (pages.size >= 4) pages.clear();
    this.#kept.set(data, pages.set(as, html));
  }
}
