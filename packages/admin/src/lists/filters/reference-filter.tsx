import { Suspense, useId, useState } from 'react';
import { FieldFrame } from '../../forms/editors/field-frame.tsx';
import { TargetField } from '../../forms/editors/target-field.tsx';
import { messages } from '../../messages.de.ts';
import type { Target } from '../../references/target.ts';
import { useReferredResource } from '../../references/use-referred-resource.ts';
import { useTargetLabels } from '../../references/use-target-labels.ts';

type Props = { label: string; value: string; resource: string; onChange: (value: string) => void };

/** Filter by an entry of another resource, searched on the server as in forms. */
export const ReferenceFilter = (props: Props) => (
  <Suspense>
    <Picker {...props} />
  </Suspense>
);

function Picker({ label, value, resource: name, onChange }: Props) {
  const id = useId();
  const resource = useReferredResource(name);
  const labelOf = useTargetLabels(resource, value ? [value] : []);
  // The label of a fresh choice is known and need not be loaded.
  const [picked, setPicked] = useState<Target>();
  const chosen = picked?.id === value ? picked.label : value && labelOf(value);
  return (
    <FieldFrame id={id} label={label}>
      {(control) => (
        <TargetField
          control={control}
          resource={resource}
          chosen={chosen}
          placeholder={messages.list.anyValue}
          unsetLabel={messages.list.anyValue}
          onChoose={(target) => {
            setPicked(target);
            onChange(target?.id ?? '');
          }}
        />
      )}
    </FieldFrame>
  );
}
