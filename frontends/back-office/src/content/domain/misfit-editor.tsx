import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { fieldId, useFault } from '@theke/admin/forms/editors/use-field.ts';
import { Button } from '@theke/ui/button';
import { useFormContext } from 'react-hook-form';
import { contentMessages } from './content-messages.de.ts';

type Props = { name: string; label: string; empty: unknown };

/** What the field cannot show, because another type of page or entry left it there: it stays until somebody begins anew. */
export function MisfitEditor({ name, label, empty }: Props) {
  const { setValue } = useFormContext();
  return (
    <GroupFrame id={fieldId(name)} label={label} fault={useFault(name)}>
      <p>{contentMessages.misfit}</p>
      <Button kind="second" size="small" type="button" onClick={() => setValue(name, empty, { shouldDirty: true })}>
        {contentMessages.beginAnew}
      </Button>
    </GroupFrame>
  );
}
