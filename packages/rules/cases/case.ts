/**
 * An expectation derived from the requirements, written before and independently of the code.
 *
 * - `name` describes the case; unique within its file.
 * - `rule` is the id of the tested rule in docs/rules.
 * - `quote` is the sentence of the original requirements; the rule restates it.
 * - `arithmetic` is the manual calculation from `given` to `expect`.
 *
 * In all cases: money, ratios and amounts are decimal numbers as on the wire, equal within 1e-9. Instants are ISO
 * strings with an offset and are compared as instants. Dates and clock times are local to the case's `zone`. A space in
 * a formatted price may be a no-break space.
 */
export type Case<Given, Expect> = {
  readonly name: string;
  readonly rule: string;
  readonly quote: string;
  readonly arithmetic: string;
  readonly given: Given;
  readonly expect: Expect;
};
