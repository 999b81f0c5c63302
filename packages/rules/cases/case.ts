/**
 * One expectation read from the texts, written before and apart from the code.
 *
 * - `name` says the law in a few words; unique within its file.
 * - `section` is the section of specification 000 ('5') or of the rulings ('RULINGS Money') that `quote` stands in.
 * - `quote` is a verbatim part of that section; where the text breaks a line, one space stands for the break.
 * - `arithmetic` is the way from `given` to `expect`, done by hand.
 *
 * Everywhere: money, ratios and amounts are decimal numbers as on the wire, equal when they agree to 1e-9; instants are
 * ISO strings with an offset and are compared as instants; dates and clock times are local to the case's `zone`.
 * A space in a formatted price may be a no-break space.
 */
export type Case<Given, Expect> = {
  readonly name: string;
  readonly section: string;
  readonly quote: string;
  readonly arithmetic: string;
  readonly given: Given;
  readonly expect: Expect;
};
