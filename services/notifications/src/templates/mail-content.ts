/**
 * Glossary.
 * content  what a mail says, before anyone decided how it looks: `renderText` and `renderHtml` say the same
 * moment   when: the one thing that most open the mail for
 * quote    what somebody wrote by hand
 * fact     one line of "what and how much": label and value
 * row      one item of an order with what was chosen for it
 *
 * Stored rows of before there were moments, quotes and a second link have none.
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
  rows: readonly { amount: string; name: string; details: readonly string[]; price: string }[];
  /** Goods and delivery, if there is a fee. */
  parts: readonly Fact[];
  total: Fact;
  taxes: readonly Fact[];
};
