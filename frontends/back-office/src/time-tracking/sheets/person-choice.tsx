import type { WorkingPerson } from '@theke/contracts/time-tracking/working-person';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { Select } from '@theke/ui/select';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { sheetMessages } from '../shared/sheet-messages.de.ts';
import * as css from './month-page.module.css';

/**
 * Default person of the page: the user, if they have agreed hours, otherwise the first person who has. Without any:
 * the user or the first person.
 * @param people in the order of the select
 */
export const firstShown = (people: readonly WorkingPerson[], me: string): WorkingPerson | undefined => {
  const self = people.find(({ id }) => id === me);
  return self?.hasEmployment ? self : (people.find(({ hasEmployment }) => hasEmployment) ?? self ?? people[0]);
};

type Props = { people: readonly WorkingPerson[]; person: WorkingPerson; onChoose: (person: string) => void };

/** Choice of the person, with buttons for the previous and next one; hidden for a single person. */
export function PersonChoice({ people, person, onChoose }: Props) {
  const at = people.findIndex(({ id }) => id === person.id);
  const step = (label: string, to: number, Icon: typeof ChevronLeft) => {
    const next = people[to];
    return (
      <IconButton
        label={next ? sheetMessages.stepTo(label, next.name) : label}
        disabled={!next}
        onClick={() => next && onChoose(next.id)}
      >
        <Icon {...icon} size={20} />
      </IconButton>
    );
  };
  if (people.length < 2) return null;
  return (
    <div className={css.people}>
      {step(sheetMessages.previous, at - 1, ChevronLeft)}
      <Select
        label={sheetMessages.person}
        choices={people.map(({ id, name }) => ({ value: id, label: name }))}
        value={person.id}
        onChange={({ target }) => onChoose(target.value)}
        className={css.person}
      />
      {step(sheetMessages.next, at + 1, ChevronRight)}
    </div>
  );
}
