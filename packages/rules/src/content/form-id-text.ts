type FormTexts = {
  readonly title: string;
  readonly recipient: string;
  readonly thank_you: string;
  readonly submit: string;
};

/** What the id of a form is the SHA-256 (hex) of (FORM-02). The server computes it: the recipient is in no public answer. */
export const formIdText = ({ title, recipient, thank_you, submit }: FormTexts): string =>
  [title, recipient, thank_you, submit].join('/');
