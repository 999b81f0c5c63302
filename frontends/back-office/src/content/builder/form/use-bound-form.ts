import { checkContent } from '@theke/rules/content/check-content';
import type { Layout } from '@theke/rules/content/fields';
import { fieldIn } from '@theke/rules/content/fields';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { withAllFields, withoutEmptyFields } from '../../shared/content-fields.ts';

type Values = Record<string, unknown>;

/** Name of the object with the fields of a layout in the form. */
export const boundName = 'value';

/** Pause in typing on the page after which the form shows it, in ms. */
const pauseOnPage = 250;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Options = {
  layout: Layout;
  /** Fields that the form must not touch. */
  except: readonly string[];
  value: Values;
  /** Called with each changed top-level field; undefined if it is empty. */
  onChange: (field: string, value: unknown) => void;
  /** Messages of the server by field. */
  refused: Readonly<Record<string, string>>;
};

/**
 * A form over the fields of a layout that reports each change at once and follows changes made elsewhere: on the page,
 * by undo, by other editors. Invalid fields are not reported; they keep their input and show the reason.
 */
export function useBoundForm({ layout, except, value, onChange, refused }: Options) {
  const edited = Object.fromEntries(Object.entries(layout).filter(([name]) => !except.includes(name)));
  const form = useForm<{ value: Values }>({ defaultValues: { value: withAllFields(edited, value) } });
  const latest = useRef({ value, onChange, edited });
  latest.current = { value, onChange, edited };
  const invalid = useRef(new Set<string>());
  const isFollowing = useRef(false);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isFollowing.current) return;
          const { edited: fields, value: stored, onChange: report } = latest.current;
          const next = withoutEmptyFields(fields, (values as { value: Values }).value ?? {});
          const before = withoutEmptyFields(fields, stored);
          for (const [name, field] of Object.entries(fields)) {
            if (isSame(next[name], before[name])) {
              if (invalid.current.delete(name)) form.clearErrors(`${boundName}.${name}`);
              continue;
            }
            const faults = name in next ? checkContent({ [name]: field }, { [name]: next[name] }) : [];
            form.clearErrors(`${boundName}.${name}`);
            if (faults.length > 0) {
              invalid.current.add(name);
              for (const { field: path, message } of faults)
                form.setError(`${boundName}.${path === '' ? name : path}`, { type: 'invalid', message });
              continue;
            }
            invalid.current.delete(name);
            report(name, structuredClone(next[name]));
          }
        },
      }),
    [form],
  );

  // Changes made elsewhere. Fields with invalid input keep it.
  const text = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the value
  useEffect(() => {
    const follow = () => {
      const { edited: fields, value: stored } = latest.current;
      const shown = withoutEmptyFields(fields, (form.getValues(boundName) as Values | undefined) ?? {});
      const next = withoutEmptyFields(fields, stored);
      const whole = withAllFields(fields, structuredClone(stored));
      // Each value that is set reports all: those that follow would be reported with their old value.
      isFollowing.current = true;
      for (const name of Object.keys(fields))
        if (!invalid.current.has(name) && !isSame(shown[name], next[name]))
          form.setValue(`${boundName}.${name}`, whole[name] as never, { shouldDirty: true });
      isFollowing.current = false;
    };
    // During typing on the page, the form follows in pauses.
    if (document.activeElement?.tagName !== 'IFRAME') return follow();
    const timer = setTimeout(follow, pauseOnPage);
    return () => clearTimeout(timer);
  }, [form, text]);

  const refusedText = JSON.stringify(refused);
  useEffect(() => {
    for (const [name, message] of Object.entries(JSON.parse(refusedText) as Record<string, string>))
      if (fieldIn(latest.current.edited, name)) form.setError(`${boundName}.${name}`, { type: 'refused', message });
  }, [form, refusedText]);

  return form;
}
