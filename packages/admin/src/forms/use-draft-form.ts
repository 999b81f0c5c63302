import { ApiError } from '@theke/ui/api-error';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type Draft, draftResolver } from './draft-resolver.ts';
import { initialValue } from './initial-value.ts';

type Options<B> = {
  schema: z.ZodObject;
  /** Nothing where the form makes something new. */
  loaded: B | undefined;
  draftOf: (base: B) => Draft;
  /** Writes the draft over `base` as it was in that version, or makes a new one. */
  send: (draft: Draft, base: B | undefined, version: number | undefined) => Promise<B>;
  readAgain: (base: B) => Promise<B>;
  onSaved: (saved: B, before: B | undefined) => void;
};

/** Each field's value as text: the form changes lists and objects in place, so what they were has to be kept apart. */
const asText = (draft: Draft): Record<string, string> =>
  Object.fromEntries(Object.entries(draft).map(([field, value]) => [field, JSON.stringify(value) ?? '']));

/** What a form's frame needs of it. */
export type DraftForm<B> = ReturnType<typeof useDraftForm<B & { version: number }>>;

/**
 * A form over something with a version. `base` is what was last loaded or saved: its version goes with every save, and when
 * somebody else was faster the draft waits in `conflict` for a decision.
 */
export function useDraftForm<B extends { version: number }>(options: Options<B>) {
  const { schema, loaded, draftOf, onSaved } = options;
  const [base, setBase] = useState(loaded);
  const [conflict, setConflict] = useState<Draft>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isSaving, setIsSaving] = useState(false);
  const form = useForm<Draft>({
    defaultValues: loaded ? draftOf(loaded) : (initialValue(schema) as Draft),
    resolver: draftResolver(schema),
    shouldFocusError: false,
  });

  function refuse(error: unknown, draft: Draft) {
    if (!(error instanceof ApiError)) throw error;
    if (error.has('STALE_VERSION')) return setConflict(draft);
    const isOfField = (field: string | undefined) => field !== undefined && field.split('.')[0]! in schema.shape;
    for (const { field, message, code } of error.errors)
      if (isOfField(field)) form.setError(field as string, { type: code, message });
    setProblems(error.errors.filter(({ field }) => !isOfField(field)).map(({ message }) => message));
  }

  /** What was saved, or undefined where it was refused; why then stands in the form. */
  async function save(draft: Draft, version = base?.version): Promise<B | undefined> {
    setProblems([]);
    setConflict(undefined);
    setIsSaving(true);
    const sent = asText(form.getValues());
    try {
      const saved = await options.send(draft, base, version);
      onSaved(saved, base);
      take(saved, sent);
      return saved;
    } catch (error) {
      refuse(error, draft);
      return undefined;
    } finally {
      setIsSaving(false);
    }
  }

  /** Fills the form with what is stored; what was changed since `sent` stays as it is, and is yet to be saved. */
  function take(fresh: B, sent?: Record<string, string>) {
    const now = form.getValues();
    setBase(fresh);
    form.reset(draftOf(fresh));
    if (!sent) return;
    for (const [field, text] of Object.entries(asText(now)))
      if (text !== sent[field]) form.setValue(field, now[field], { shouldDirty: true });
  }

  /** Of the two ways out of a conflict; what goes wrong on them is reported like a refused save. */
  const settle = (way: (fresh: B, draft: Draft) => unknown) => async () => {
    if (!base || !conflict) return;
    const draft = conflict;
    setConflict(undefined);
    try {
      await way(await options.readAgain(base), draft);
    } catch (error) {
      refuse(error, draft);
    }
  };

  return {
    form,
    base,
    save,
    /** What was changed besides the form is what it edits from now on. */
    take: (fresh: B) => take(fresh),
    /** The same, and what was typed and not saved yet stays. */
    rebase: (fresh: B) => take(fresh, base && asText(draftOf(base))),
    isSaving,
    problems,
    conflict: conflict && {
      reload: settle((fresh) => take(fresh)),
      overwrite: settle((fresh, draft) => save(draft, fresh.version)),
      keepEditing: () => setConflict(undefined),
    },
    discard: () => {
      setProblems([]);
      form.reset();
    },
  };
}
