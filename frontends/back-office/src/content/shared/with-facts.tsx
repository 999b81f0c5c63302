import { fieldId } from '@theke/admin/forms/editors/use-field.ts';
import { placeholderOf } from '@theke/rules/content/facts';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as css from './fact-legend.module.css';
import { FactLegend } from './fact-legend.tsx';
import { factMessages } from './fact-messages.de.ts';

const FactDialog = lazy(async () => ({ default: (await import('./fact-dialog.tsx')).FactDialog }));

type Props = { name: string; label: string; children: ReactNode };

/** Editor of a plain text, with what its facts show, and a button to insert one at the cursor. */
export function WithFacts({ name, label, children }: Props) {
  const { getValues, setValue } = useFormContext();
  const value = useWatch({ name });
  const [isOpen, setOpen] = useState(false);
  function insert(text: string) {
    const control = document.getElementById(fieldId(name)) as HTMLInputElement | HTMLTextAreaElement | null;
    const before = String(getValues(name) ?? '');
    const [from, to] = [control?.selectionStart ?? before.length, control?.selectionEnd ?? before.length];
    setValue(name, `${before.slice(0, from)}${text}${before.slice(to)}`, { shouldDirty: true });
  }
  return (
    <div className={css.field}>
      {children}
      <FactLegend value={value} />
      <div className={classNames(css.insert, isOpen && css.open)}>
        <Button
          kind="quiet"
          size="small"
          type="button"
          aria-label={factMessages.insertInto(label)}
          onClick={() => setOpen(true)}
        >
          {factMessages.insert}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <FactDialog onInsert={(fact) => insert(placeholderOf(fact))} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
