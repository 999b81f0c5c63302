import { isDeepStrictEqual } from 'node:util';
import { type Form, forms } from '@theke/contracts/content/form';
import { invalid, stale } from '@theke/kit/problem';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import { stores } from '../stores.ts';
import { formIdOf } from './form-id.ts';

type FormDoc = Omit<Form, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** How long a visitor may have a form open and still send it as it was, in ms. */
const openMs = 24 * 3_600_000;
const maxEarlier = 10;

/**
 * Stored form with its id, and its rows of the last day.
 * @throws Problem 422 if another form has the same title, recipient, thank-you text and button
 */
export async function savedForm(unit: UnitOfWork, doc: FormDoc, before: Form | undefined, now: Date): Promise<FormDoc> {
  const formId = formIdOf(doc);
  const holder = await stores.forms.findBy(unit, 'formId', formId);
  if (holder && holder.id !== before?.id) {
    if (holder.formId === formId)
      throw invalid(
        'NOT_UNIQUE',
        'Es gibt schon ein Formular mit diesem Titel, derselben Adresse und denselben Texten. Bitte ändern Sie den Titel.',
        'title',
      );
    await releaseFormerId(unit, holder, formId, now);
  }
  const current = (before?.earlierRows ?? []).filter(({ until }) => until > now.toISOString());
  const isChanged = before !== undefined && !isDeepStrictEqual(before.rows, doc.rows);
  const until = new Date(now.getTime() + openMs).toISOString();
  const earlierRows = isChanged ? [{ rows: before.rows, until }, ...current].slice(0, maxEarlier) : current;
  return { ...doc, formId, earlierRows };
}

/** Another form gets the id that a form had before. */
async function releaseFormerId(unit: UnitOfWork, holder: Form, formId: string, now: Date): Promise<void> {
  await stores.forms.releaseFormer(unit, holder, 'formId', formId);
  const { id, version, createdAt: _, updatedAt: __, ...doc } = holder;
  const saved = await stores.forms.update(unit, id, version, doc, now);
  if (!saved) throw stale(forms.label.one);
  unit.publish(forms.events.changed(saved.id, saved.version, saved));
}
