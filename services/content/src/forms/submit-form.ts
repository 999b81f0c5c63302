import { formSubmissions, formSubmitted, submitForm } from '@theke/contracts/content/form';
import { route } from '@theke/kit/http/route';
import { invalid, unknown } from '@theke/kit/problem';
import { eitherResourceStore } from '@theke/kit/resource/either-resource-store';
import { defaultThankYou } from '@theke/rules/content/form-types';
import type { Content } from '../content.ts';
import { checkedSubmission, isByRobot } from './checked-submission.ts';

const submissions = eitherResourceStore(formSubmissions);

/** Accepts a visitor's submission. Its values are only published for the recipient, not stored here. */
export const submitFormRoute = ({ db, resources, now, newId }: Content) =>
  route(submitForm, ({ tenant, params, body }) =>
    db.withTenant(tenant, async (unit) => {
      const { store } = resources.forms;
      const form = await store.findBy(unit, 'formId', params.id);
      if (!form) throw unknown('Dieses Formular');
      if (isByRobot(body))
        throw invalid(
          'TOO_FAST',
          'Ihre Anfrage konnte nicht gesendet werden. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
        );
      const { fields, replyTo } = checkedSubmission(form, body);
      const { id, version } = await submissions.insert(unit, newId(), { name: form.title, form: form.id }, now());
      unit.publish(
        formSubmitted(id, version, {
          id,
          form: form.id,
          title: form.title,
          recipient: form.recipient,
          replyTo,
          fields,
          submittedAt: now().toISOString(),
        }),
      );
      return { message: form.thankYou || defaultThankYou };
    }),
  );
