import { useAction } from '@theke/admin/api/use-action.ts';
import { type Form, testForm } from '@theke/contracts/content/form';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useNotify } from 'ra-core';
import { useFormState } from 'react-hook-form';
import { formMessages } from './form-messages.de.ts';
import * as css from './form-test.module.css';

/** Sends the saved form with sample texts to the person's own address. */
export function FormTest({ record: { id } }: { record: Form }) {
  const notify = useNotify();
  const { isDirty } = useFormState();
  const { isBusy, problem, run } = useAction(testForm, {
    invalidates: [['form-messages']],
    onDone: ({ recipient }) => notify(formMessages.test.done(recipient), { type: 'info' }),
  });
  return (
    <section className={css.test} aria-labelledby="form-test">
      <h2 id="form-test">{formMessages.test.title}</h2>
      <p>{isDirty ? formMessages.test.saveFirst : formMessages.test.lead}</p>
      {problem && (
        <Notice kind="late" role="alert">
          {problem.message}
        </Notice>
      )}
      <Button
        kind="second"
        size="small"
        disabled={isDirty}
        busyLabel={isBusy && formMessages.test.busy}
        onClick={() => void run({ params: { id }, body: {} })}
      >
        {formMessages.test.send}
      </Button>
    </section>
  );
}
