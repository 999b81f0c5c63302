import type { TerminalPerson } from '@theke/contracts/time-tracking/terminal-calls';
import { movesFrom, type PunchMove } from '@theke/rules/working-time/punch-moves';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { TextInput } from '@theke/ui/text-input';
import { Coffee, LogIn, LogOut, Play } from 'lucide-react';
import { useState } from 'react';
import { timeOf } from './clock-texts.ts';
import { OwnWeek } from './own-week.tsx';
import { initialsOf, presenceText } from './person-texts.ts';
import * as css from './terminal.module.css';
import { terminalMessages as words } from './terminal-messages.de.ts';
import { useLeaving } from './use-leaving.ts';
import type { UsedTerminal } from './use-terminal.ts';

const icons = { start: LogIn, pause: Coffee, resume: Play, end: LogOut };

type Props = {
  terminal: string;
  person: TerminalPerson;
  zone: string;
  isPinRequired: boolean;
  press: UsedTerminal['press'];
  onDone: (text: string) => void;
  onLeave: () => void;
};

/** Three buttons in fixed places, of which those are live that are possible now (TIME-04). */
export function PersonPanel({ terminal, person, zone, isPinRequired, press, onDone, onLeave }: Props) {
  const { id, firstName, presence, hasPin } = person;
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isPinAsked, setIsPinAsked] = useState(false);
  const [busy, setBusy] = useState<PunchMove>();
  const { seconds, stay } = useLeaving(onLeave);
  const possible = movesFrom(presence);
  const middle: PunchMove = presence === 'paused' ? 'resume' : 'pause';
  const hasNoWay = isPinRequired && !hasPin;

  async function act(move: PunchMove) {
    stay();
    if (isPinRequired && pin === '') {
      setIsPinAsked(true);
      return;
    }
    setBusy(move);
    setProblem(undefined);
    const at = timeOf(new Date(), zone);
    try {
      const left = await press(id, move, isPinRequired ? pin : undefined);
      if (left?.refusal === undefined) {
        onDone((left ? words.kept : words.done)(firstName, words.move[move], at));
        return;
      }
      setPin('');
    } catch {
      setProblem(words.notKept);
    }
    setBusy(undefined);
  }

  return (
    <>
      <div className={css.person}>
        <span className={css.initials} aria-hidden="true">
          {initialsOf(person)}
        </span>
        <div className={css.hello}>
          <h1>{words.hello(firstName)}</h1>
          <p>{presenceText(person, zone)}</p>
        </div>
        <Button kind="second" onClick={onLeave}>
          {words.notMe(firstName)}
        </Button>
      </div>
      {problem && (
        <Notice kind="late" role="alert">
          {problem}
        </Notice>
      )}
      {hasNoWay && <Notice kind="late">{words.noPin}</Notice>}
      {isPinRequired && hasPin && (
        <TextInput
          label={words.pin}
          className={css.pin}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={pin}
          error={isPinAsked && pin === '' ? words.pinMissing : undefined}
          onChange={({ target }) => {
            stay();
            setPin(target.value.replace(/\D/g, ''));
          }}
        />
      )}
      <div className={css.buttons}>
        {(['start', middle, 'end'] as const).map((move) => {
          const Icon = icons[move];
          return (
            <button
              key={move === 'resume' ? 'pause' : move}
              type="button"
              className={classNames(css.move, move !== 'end' && css.main)}
              disabled={hasNoWay || busy !== undefined || !possible.includes(move)}
              onClick={() => void act(move)}
            >
              <Icon {...icon} size={32} />
              {busy === move ? words.working : words.move[move]}
            </button>
          );
        })}
      </div>
      {!hasNoWay && (
        <OwnWeek
          {...{ terminal, zone }}
          username={id}
          pin={isPinRequired ? pin : undefined}
          onAsk={() => {
            stay();
            setIsPinAsked(isPinRequired && pin === '');
            return !isPinRequired || pin !== '';
          }}
        />
      )}
      <p className={css.leaves}>{words.leaves(seconds)}</p>
    </>
  );
}
