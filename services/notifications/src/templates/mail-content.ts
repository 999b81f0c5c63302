/**
 * Glossary.
 * content  what a mail says, before anyone decided how it looks: `renderText` and `renderHtml` say the same
 * fact     one line of "what and how much": label and value
 * row      one item of an order with what was chosen for it
 */
export type MailContent = {
  subject: string;
  headline: string;
  paragraphs: readonly string[];
  facts: readonly Fact[];
  order: OrderTable | undefined;
  link: { label: string; url: string } | undefined;
};

export type Fact = { label: string; value: string };

export type OrderTable = {
  rows: readonly { amount: string; name: string; details: readonly string[]; price: string }[];
  /** Goods and delivery, where there is a fee. */
  parts: readonly Fact[];
  total: Fact;
  taxes: readonly Fact[];
};
