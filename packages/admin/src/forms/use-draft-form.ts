import { ApiError } from '@theke/ui/api-error';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type Draft, draftResolver } from './draft-resolver.ts';
import { initialValue } from './initial-value.ts';

type Options<B> = {
  schema: z.ZodObject;
  /** Undefined for a new entry. */
  loaded: B | undefined;
  /** Values of a new entry that its schema does not have as defaults. */
  initial?: Draft | undefined;
  draftOf: (base: B) => Draft;
  /** Updates `base` at the given version with the draft, or creates an entry. */
  send: (draft: Draft, base: B | undefined, version: number | undefined) => Promise<B>;
  readAgain: (base: B) => Promise<B>;
  onSaved: (saved: B, previous: B | undefined) => void;
};

/** Each field's value as JSON: the form mutates lists and objects in place, so their old values must be copied. */
const asText = (draft: Draft): Record<string, string> =>
  Object.fromEntries(Object.entries(draft).map(([field, value]) => [field, JSON.stringify(value) ?? '']));

/** Return type of `useDraftForm`, as the form's frame needs it. */
export type DraftForm<B> = ReturnType<typeof useDraftForm<B & { version: number }>>;

/**
 * Form over a versioned entry. `base` is the last loaded or saved version, sent with every save. If another user
 * saved first, the draft moves to `conflict` until the user decides.
 */
export function useDraftForm<B extends { version: number }>(options: Options<B>) {
  const { schema, loaded, initial, draftOf, onSaved } = options;
  const [base, setBase] = useState(loaded);
  const [conflict, setConflict] = useState<Draft>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  // Not `useAction`: `save` returns the saved entry, and its faults go to the fields of the form.
  const [isSaving, setIsSaving] = useState(false);
  const form = useForm<Draft>({
    defaultValues: loaded ? draftOf(loaded) : { ...(initialValue(schema) as Draft), ...initial },
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

  /** Returns the saved entry, or undefined if it was refused; the form then shows the reasons. */
  async function save(draft: Draft, version = base?.version): Promise<B | undefined> {
    setProblems([]);
    setConflict(undefined);
    setIsSaving(true);
    const sent = asText(form.getValues());
    try {
      const saved = await options.send(draft, base, version);
      onSaved(saved, base);
      load(saved, sent);
      return saved;
    } catch (error) {
      refuse(error, draft);
      return undefined;
    } finally {
      setIsSaving(false);
    }
  }

  /** Fills the form with the stored values. Fields changed since `sent` keep their values and stay unsaved. */
  function load(stored: B, sent?: Record<string, string>) {
    const values = form.getValues();
    setBase(stored);
    form.reset(draftOf(stored));
    if (!sent) return;
    for (const [field, text] of Object.entries(asText(values)))
      if (text !== sent[field]) form.setValue(field, values[field], { shouldDirty: true });
  }

  /** Resolves a conflict; errors are reported like a refused save. */
  const resolveConflict = (resolve: (stored: B, draft: Draft) => unknown) => async () => {
    if (!base || !conflict) return;
    const draft = conflict;
    setConflict(undefined);
    try {
      await resolve(await options.readAgain(base), draft);
    } catch (error) {
      refuse(error, draft);
    }
  };

  return {
    form,
    base,
    save,
    /** Resets the form to an entry that was changed outside of it. */
    resetTo: (stored: B) => load(stored),
    /** Like `take`, but keeps unsaved edits. */
    rebase: (stored: B) => load(stored, base && asText(draftOf(base))),
    isSaving,
    problems,
    conflict: conflict && {
      reload: resolveConflict((stored) => load(stored)),
      overwrite: resolveConflict((stored, draft) => save(draft, stored.version)),
      keepEditing: () => setConflict(undefined),
    },
    discard: () => {
      setProblems([]);
      form.reset();
    },
  };
}
