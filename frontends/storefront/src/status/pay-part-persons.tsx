import { Stepper } from '@theke/ui/stepper';
import * as css from './pay-part.module.css';
import { payPartMessages as texts } from './pay-part-messages.de.ts';

const maxPersons = 50;

type Props = { persons: number; onChange: (persons: number) => void };

/** The number of persons who share the open amount. */
export const PayPartPersons = ({ persons, onChange }: Props) => (
  <div className={css.persons}>
    <span className={css.name}>
      {texts.persons}
      <small>{texts.personsText(persons)}</small>
    </span>
    <Stepper
      label={texts.persons}
      text={String(persons)}
      less={{ label: texts.fewer, isDisabled: persons <= 1, onPress: () => onChange(persons - 1) }}
      more={{ label: texts.morePersons, isDisabled: persons >= maxPersons, onPress: () => onChange(persons + 1) }}
    />
  </div>
);
