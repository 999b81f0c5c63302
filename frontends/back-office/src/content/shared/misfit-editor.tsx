import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { fieldId, useFault } from '@theke/admin/forms/editors/use-field.ts';
import { Button } from '@theke/ui/button';
import { useFormContext } from 'react-hook-form';
import { contentMessages } from './content-messages.de.ts';

type Props = { name: string; label: string; empty: unknown };

/** Shows that a field contains a value of another type, with a button to start over; the value stays until then. */
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
