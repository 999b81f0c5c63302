import type { TerminalPerson } from '@theke/contracts/time-tracking/terminal-calls';
import { classNames } from '@theke/ui/class-names';
import { initialsOf, presenceText } from './person-texts.ts';
import * as css from './terminal.module.css';
import { terminalMessages } from './terminal-messages.de.ts';

type Props = { people: readonly TerminalPerson[]; zone: string; onChoose: (id: string) => void };

const looks = { out: undefined, in: css.isIn, paused: css.isPaused };

/** The previous person has left, so the focus starts at the top. */
const focus = (shown: HTMLElement | null) => shown?.focus();

/** People of the branch as large tiles, with their presence. */
export const WhoWorks = ({ people, zone, onChoose }: Props) => (
  <>
    <h1 ref={focus} tabIndex={-1} className={css.question}>
      {terminalMessages.who}
    </h1>
    {people.length === 0 && <p>{terminalMessages.nobody}</p>}
    <ul className={css.tiles}>
      {people.map((person) => (
        <li key={person.id}>
          <button
            type="button"
            className={classNames(css.tile, looks[person.presence])}
            onClick={() => onChoose(person.id)}
          >
            <span className={css.initials} aria-hidden="true">
              {initialsOf(person)}
            </span>
            <span className={css.tileName}>
              {`${person.firstName} ${person.lastName}`}
              <small>{presenceText(person, zone)}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  </>
);
