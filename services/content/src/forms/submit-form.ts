import { formSubmitted, submitForm } from '@theke/contracts/content/form';
import { route } from '@theke/kit/http/route';
import { invalid, unknown } from '@theke/kit/problem';
import { defaultThankYou } from '@theke/rules/content/form-types';
import type { Content } from '../content.ts';
import { checkedAsOpened, isByRobot } from './checked-submission.ts';
import { submissionStore } from './submission-store.ts';

/** Accepts a visitor's submission, stores it and publishes it for the recipient. */
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
      const { fields, replyTo } = checkedAsOpened(form, body, now());
      const doc = { name: form.title, form: form.id, replyTo, fields, isRead: false };
      const { id, version } = await submissionStore.insert(unit, newId(), doc, now());
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
