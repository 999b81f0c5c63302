import * as control from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { pathOf, toSlug } from '@theke/rules/content/slug';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';

/**
 * Editor for a page's path. A new page gets a path from its name until somebody types one; what is typed is spelled as
 * paths are ("Karriere & Jobs" becomes `karriere-jobs`).
 */
export function SitePathEditor({ name, meta, isLabelHidden = false }: EditorProps) {
  const { id, value, change, blur, ref, fault } = useField<string | undefined>(name);
  const { formState, setValue } = useFormContext();
  const isNew = !formState.defaultValues?.name;
  const siteName = useWatch({ name: 'name' }) as string | undefined;
  const [parameters] = useSearchParams();
  const parent = pathOf(parameters.get('below') ?? '');
  const isTyped = useRef(false);

  useEffect(() => {
    if (!isNew || isTyped.current) return;
    const proposed = [parent, toSlug(siteName ?? '')].filter(Boolean).join('/');
    if (siteName) setValue(name, proposed, { shouldDirty: true });
  }, [isNew, siteName, parent, name, setValue]);

  return (
    <FieldFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={fault} isLabelHidden={isLabelHidden}>
      {(attributes) => (
        <input
          {...attributes}
          ref={ref}
          className={control.control}
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={value ?? ''}
          onChange={(event) => {
            // An emptied field follows the name again.
            isTyped.current = event.target.value !== '';
            change(event.target.value);
          }}
          onBlur={() => {
            const spelled = pathOf(value ?? '');
            if (spelled !== (value ?? '')) change(spelled);
            blur();
          }}
        />
      )}
    </FieldFrame>
  );
}
