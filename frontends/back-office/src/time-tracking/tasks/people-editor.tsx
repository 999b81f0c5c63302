import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { classNames } from '@theke/ui/class-names';
import * as css from './people-editor.module.css';
import { taskMessages } from './task-messages.de.ts';
import { useTaskBoard } from './use-task-board.ts';

type Ref = { id: string };

/** Editor for the assignees, chosen from the staff. */
export function PeopleEditor({ name, meta }: EditorProps) {
  const { id, value, change, fault } = useField<Ref[] | undefined>(name);
  const { data } = useTaskBoard();
  const chosen = new Set((value ?? []).map((one) => one.id));
  // Inactive people remain where they are assigned.
  const people = (data?.people ?? []).filter((one) => one.isActive || chosen.has(one.id));
  const toggle = (person: string) =>
    change(chosen.has(person) ? (value ?? []).filter((one) => one.id !== person) : [...(value ?? []), { id: person }]);
  return (
    <GroupFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={fault}>
      <div className={css.people}>
        {people.map((person) => (
          <label key={person.id} className={classNames(css.person, chosen.has(person.id) && css.on)}>
            <input type="checkbox" checked={chosen.has(person.id)} onChange={() => toggle(person.id)} />
            {person.name}
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}

/** Names of the assignees. */
export function PeopleCell({ value }: { value: unknown }) {
  const { data } = useTaskBoard();
  const nameOf = new Map(data?.people.map(({ id, name }) => [id, name]));
  const names = ((value as Ref[] | undefined) ?? []).flatMap(({ id }) => nameOf.get(id) ?? []);
  return <>{names.join(', ') || (data ? taskMessages.detail.nobody : '')}</>;
}
