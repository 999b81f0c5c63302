import { fieldId } from '@theke/admin/forms/editors/use-field.ts';
import { fieldIn, type Layout } from '@theke/rules/content/fields';
import { Button } from '@theke/ui/button';
import { useFormContext, useWatch } from 'react-hook-form';
import { contentMessages } from './content-messages.de.ts';

/**
 * Lists fields of another page type in the content. The server rejects them, and no other editor shows them: the user
 * can remove them or switch back to the old type.
 */
export function Leftovers({ name, layout, labels }: { name: string; layout: Layout; labels: Layout }) {
  const { setValue, clearErrors } = useFormContext();
  const content = (useWatch({ name }) ?? {}) as Record<string, unknown>;
  const leftoverKeys = Object.keys(content).filter((key) => content[key] !== undefined && !fieldIn(layout, key));
  if (leftoverKeys.length === 0) return null;
  return (
    <div id={fieldId(`${name}.${leftoverKeys[0]}`)} tabIndex={-1}>
      <p>{contentMessages.leftovers(leftoverKeys.map((key) => fieldIn(labels, key)?.label ?? key))}</p>
      <Button
        kind="second"
        size="small"
        type="button"
        onClick={() => {
          const cleaned = Object.fromEntries(Object.entries(content).filter(([key]) => fieldIn(layout, key)));
          clearErrors(leftoverKeys.map((key) => `${name}.${key}`));
          setValue(name, cleaned, { shouldDirty: true });
        }}
      >
        {contentMessages.takeOut}
      </Button>
    </div>
  );
}
