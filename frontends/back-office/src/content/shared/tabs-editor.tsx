import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { fieldId } from '@theke/admin/forms/editors/use-field.ts';
import { type Field, fieldIn, type Layout } from '@theke/rules/content/fields';
import { Segmented } from '@theke/ui/segmented';
import { type ReactNode, useState } from 'react';
import { get, useFormState } from 'react-hook-form';

type Props = {
  name: string;
  label: string;
  hint?: string | undefined;
  tabs: Layout;
  children: (field: Field, name: string) => ReactNode;
};

/** Fields that are shown one at a time; one with an error first. */
export function TabsEditor({ name, label, hint, tabs, children }: Props) {
  const names = Object.keys(tabs);
  const { errors } = useFormState();
  const [chosen, setChosen] = useState<string>();
  const faulty = names.find((tab) => get(errors, `${name}.${tab}`) !== undefined);
  const current = chosen ?? faulty ?? names[0];
  const field = current === undefined ? undefined : fieldIn(tabs, current);
  return (
    <GroupFrame id={fieldId(name)} label={label} hint={hint}>
      <Segmented
        label={label}
        isWrapping
        value={current ?? ''}
        onChange={setChosen}
        segments={names.map((tab) => ({ value: tab, label: tabs[tab]?.label ?? tab }))}
      />
      {field && children(field, `${name}.${current}`)}
    </GroupFrame>
  );
}
