/**
 * One expectation read from the texts, written before and apart from the code.
 *
 * - `name` says the law in a few words; unique within its file.
 * - `rule` is the id of the rule in docs/rules that it shows.
 * - `quote` is the sentence of the first requirements that the case was read from; the rule says it in our words.
 * - `arithmetic` is the way from `given` to `expect`, done by hand.
 *
 * Everywhere: money, ratios and amounts are decimal numbers as on the wire, equal when they agree to 1e-9; instants are
 * ISO strings with an offset and are compared as instants; dates and clock times are local to the case's `zone`.
 * A space in a formatted price may be a no-break space.
 */
export type Case<Given, Expect> = {
  readonly name: string;
  readonly rule: string;
  readonly quote: string;
  readonly arithmetic: string;
  readonly given: Given;
  readonly expect: Expect;
};
