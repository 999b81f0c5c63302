/**
 * Glossary.
 * content  text of a mail without layout; `renderText` and `renderHtml` render the same content
 * moment   the time that most readers open the mail for
 * quote    free text written by a person
 * fact     one line of label and value
 * row      one item of an order with its choices
 *
 * Legacy rows have no moments, quotes or second link.
 */
export type MailContent = {
  subject: string;
  headline: string;
  paragraphs: readonly string[];
  moment?: Moment | undefined;
  quote?: { from: string; text: string } | undefined;
  facts: readonly Fact[];
  order: OrderTable | undefined;
  link: MailLink | undefined;
  /** Optional second link. */
  more?: MailLink | undefined;
};

export type MailLink = { label: string; url: string };

/** `value` is the complete text; `clock` ("19:15", "19:50–20:00") and `day` are its parts. */
export type Moment = Fact & { clock: string; isAbout: boolean; day: string };

export type Fact = { label: string; value: string };

export type OrderTable = {
  /** Heading in HTML. Default: "Ihre Bestellung". */
  title?: string | undefined;
  rows: readonly { amount: string; name: string; details: readonly string[]; price: string }[];
  /** Goods and delivery, if there is a fee. */
  parts: readonly Fact[];
  total: Fact;
  taxes: readonly Fact[];
  /** Tip and what the guest pays with it, if there is one. */
  due?: readonly Fact[] | undefined;
  /** Sentence below the sums. */
  note?: string | undefined;
};
