type FormTexts = {
  readonly title: string;
  readonly recipient: string;
  readonly thank_you: string;
  readonly submit: string;
};

/**
 * Input of the SHA-256 (hex) that is the id of a form (FORM-02). Computed by the server, because the recipient is in no
 * public response.
 */
export const formIdText = ({ title, recipient, thank_you, submit }: FormTexts): string =>
  [title, recipient, thank_you, submit].join('/');
