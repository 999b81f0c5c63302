import { createHash } from 'node:crypto';
import type { Form } from '@theke/contracts/content/form';
import { formIdText } from '@theke/rules/content/form-id-text';

/** Public id of a form: changes with its texts and its recipient. */
export const formIdOf = ({
  title,
  recipient,
  thankYou,
  submit,
}: Pick<Form, 'title' | 'recipient' | 'thankYou' | 'submit'>) =>
  createHash('sha256')
    .update(formIdText({ title, recipient, thank_you: thankYou, submit }))
    .digest('hex');
