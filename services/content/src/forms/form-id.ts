import { createHash } from 'node:crypto';
import type { Form } from '@theke/contracts/content/form';
import { formIdText } from '@theke/rules/content/form-id-text';

/** What visitors know a form by: it changes with what they read and with who gets it. */
export const formIdOf = ({
  title,
  recipient,
  thankYou,
  submit,
}: Pick<Form, 'title' | 'recipient' | 'thankYou' | 'submit'>) =>
  createHash('sha256')
    .update(formIdText({ title, recipient, thank_you: thankYou, submit }))
    .digest('hex');
