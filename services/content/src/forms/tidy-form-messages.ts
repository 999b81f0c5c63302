import { formMessageDays, formSubmissions } from '@theke/contracts/content/form';
import { everyTenant, type Job } from '@theke/kit/jobs/every';
import { everyPage } from '@theke/kit/resource/every-page';
import { removeForGood } from '@theke/kit/resource/remove-for-good';
import type { Content } from '../content.ts';
import { submissionStore } from './submission-store.ts';

const day = 24 * 3_600_000;
/** Messages of one run and tenant; the next run deletes the rest. */
const atOnce = 500;

/** Deletes messages after the retention period of their form, or after the default if the form is gone. */
export const tidyFormMessages = ({ db, resources, now }: Content): Job =>
  everyTenant('1 h', {
    name: 'delete form messages after their retention period',
    run: (tenant) =>
      db.withTenant(tenant, async (unit) => {
        const forms = await everyPage((cut) => resources.forms.store.list(unit, cut, false));
        const daysById = new Map(forms.map(({ id, keepDays }) => [id, keepDays ?? formMessageDays]));
        const endsAt = (days: number) => new Date(now().getTime() - days * day).toISOString();
        const shortest = Math.min(formMessageDays, ...daysById.values());
        const old = { createdAtUntil: endsAt(shortest) };
        const cut = { page: 1, pageSize: atOnce, sort: 'createdAt' };
        // Each period has its own list: a long one must not hide what is due.
        for (const [form, days] of daysById) {
          const filter = { form, createdAtUntil: endsAt(days) };
          const { data } = await submissionStore.list(unit, { ...cut, filter }, false);
          for (const { id } of data) await remove(id);
        }
        const { data } = await submissionStore.list(unit, { ...cut, filter: old }, false);
        for (const { id, form, createdAt } of data)
          if (!daysById.has(form) && createdAt < endsAt(formMessageDays)) await remove(id);

        async function remove(id: string): Promise<void> {
          await removeForGood(unit, { resource: formSubmissions, store: submissionStore }, id);
        }
      }),
  });
