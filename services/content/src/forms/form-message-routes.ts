import { formSubmissions } from '@theke/contracts/content/form';
import {
  deleteFormMessage,
  type FormMessage,
  formMessages,
  listFormMessages,
  markFormMessage,
  readFormMessage,
} from '@theke/contracts/content/form-message';
import { route } from '@theke/kit/http/route';
import { stale, unknown } from '@theke/kit/problem';
import { removeForGood } from '@theke/kit/resource/remove-for-good';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import type { Content } from '../content.ts';
import { submissionStore } from './submission-store.ts';

type Stored = NonNullable<Awaited<ReturnType<typeof submissionStore.find>>>;

/** @param forms ids of existing forms */
const toMessage = ({ id, name, form, replyTo, fields, isRead, createdAt }: Stored, forms: ReadonlySet<string>) =>
  ({
    id,
    form: forms.has(form) ? { id: form } : null,
    title: name,
    replyTo: replyTo ?? null,
    fields: fields ?? [],
    isRead: isRead ?? false,
    createdAt,
  }) as FormMessage;

/** Routes of the messages that visitors sent by forms. */
export function formMessageRoutes({ db, resources, now }: Content) {
  const existing = async (unit: UnitOfWork, messages: readonly Stored[]) => {
    const ids = [...new Set(messages.map(({ form }) => form))];
    const found = await Promise.all(ids.map((id) => resources.forms.store.find(unit, id)));
    return new Set(found.flatMap((form) => form?.id ?? []));
  };
  const find = async (unit: UnitOfWork, id: string): Promise<Stored> => {
    const found = await submissionStore.find(unit, id);
    if (!found) throw unknown(formMessages.label.one);
    return found;
  };
  const shown = async (unit: UnitOfWork, one: Stored) => toMessage(one, await existing(unit, [one]));
  return [
    route(listFormMessages, ({ tenant, query }) =>
      db.withTenant(tenant, async (unit) => {
        const { data, meta } = await submissionStore.list(unit, query as never, false);
        const forms = await existing(unit, data);
        return { data: data.map((one) => toMessage(one, forms)), meta };
      }),
    ),
    route(readFormMessage, ({ tenant, params }) =>
      db.withTenant(tenant, async (unit) => shown(unit, await find(unit, params.id))),
    ),
    route(markFormMessage, ({ tenant, params, body: { isRead } }) =>
      db.withTenant(tenant, async (unit) => {
        const { id, version, createdAt: _, updatedAt: __, ...doc } = await find(unit, params.id);
        const saved = await submissionStore.update(unit, id, version, { ...doc, isRead }, now());
        if (!saved) throw stale(formMessages.label.one);
        return shown(unit, saved);
      }),
    ),
    route(deleteFormMessage, ({ tenant, params }) =>
      db.withTenant(tenant, async (unit) => {
        if (!(await removeForGood(unit, { resource: formSubmissions, store: submissionStore }, params.id)))
          throw unknown(formMessages.label.one);
        return undefined;
      }),
    ),
  ];
}
