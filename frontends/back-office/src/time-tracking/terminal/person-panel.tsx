import type { LawSentence } from '@theke/contracts/time-tracking/law-sentence';
import type { TerminalPerson } from '@theke/contracts/time-tracking/terminal-calls';
import type { Bookable } from '@theke/contracts/time-tracking/working-activity';
import { movesFrom, type PunchMove } from '@theke/rules/working-time/punch-moves';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { Select } from '@theke/ui/select';
import { TextInput } from '@theke/ui/text-input';
import { Coffee, LogIn, LogOut, Play } from 'lucide-react';
import { useState } from 'react';
import { bookingChoices, bookingOf } from '../shared/punching/booking-choices.ts';
import { timeOf } from '../shared/punching/clock-texts.ts';
import { moveHint, plannedText } from '../shared/punching/day-texts.ts';
import type { QueuedPunch } from '../shared/punching/queued-punch.ts';
import { DayBar } from './day-bar.tsx';
import { LawLines, lawsOf } from './law-lines.tsx';
import { OwnWeek } from './own-week.tsx';
import { initialsOf, presenceText } from './person-texts.ts';
import { PresenceStrip } from './presence-strip.tsx';
import * as css from './terminal.module.css';
import { terminalMessages } from './terminal-messages.de.ts';
import { useLeaving } from './use-leaving.ts';
import type { UsedTerminal } from './use-terminal.ts';
import { askToday, useToday } from './use-today.ts';

const icons = { start: LogIn, pause: Coffee, resume: Play, end: LogOut };

type Props = {
  terminal: string;
  person: TerminalPerson;
  zone: string;
  isPinRequired: boolean;
  press: UsedTerminal['press'];
  bookable: Bookable | undefined;
  now: Date;
  /** `laws`: legal findings of the day, once the server has responded. */
  onDone: (text: string, laws: Promise<readonly LawSentence[]>) => void;
  onLeave: () => void;
};

/** The touched tile is gone, so the focus moves to the panel. */
const focus = (shown: HTMLElement | null) => shown?.focus();

/** Panel of a person with three buttons in fixed positions; only possible actions are enabled (TIME-04). */
export function PersonPanel({ terminal, person, zone, isPinRequired, press, bookable, now, onDone, onLeave }: Props) {
  const { id, firstName, presence, hasPin } = person;
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isPinAsked, setIsPinAsked] = useState(false);
  const [chosen, setChosen] = useState('');
  const [busy, setBusy] = useState<PunchMove>();
  const { seconds, stay } = useLeaving(onLeave);
  const possible = movesFrom(presence);
  const middle: PunchMove = presence === 'paused' ? 'resume' : 'pause';
  /** PIN that the server has accepted for the week; it is also used to show the day. */
  const [rightPin, setRightPin] = useState<string>();
  const whose = { terminal, username: id };
  const today = useToday({ ...whose, pin: rightPin }, !isPinRequired || rightPin !== undefined);
  const choices = bookable && presence === 'out' ? bookingChoices(bookable, id) : [];
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
    const typed = isPinRequired ? pin : undefined;
    try {
      const left = await press(id, move, {
        pin: typed,
        booking: move === 'start' ? bookingOf(chosen, bookable) : undefined,
      });
      if (left?.refusal === undefined) {
        const laws = left
          ? Promise.resolve([])
          : askToday({ ...whose, pin: typed }).then((day) => (day ? lawsOf(day, zone, new Date()) : []));
        onDone(saidOf(left, isPinRequired)(firstName, terminalMessages.move[move], at), laws);
        return;
      }
      setPin('');
    } catch {
      setProblem(terminalMessages.notKept);
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
          <h1 ref={isPinRequired && hasPin ? undefined : focus} tabIndex={-1}>
            {terminalMessages.hello(firstName)}
          </h1>
          <p>{plannedText(today, zone) ?? presenceText(person, zone)}</p>
        </div>
        <Button kind="second" onClick={onLeave}>
          {terminalMessages.notMe(firstName)}
        </Button>
      </div>
      {problem && (
        <Notice kind="late" role="alert">
          {problem}
        </Notice>
      )}
      {hasNoWay && <Notice kind="late">{terminalMessages.noPin}</Notice>}
      {isPinRequired && hasPin && (
        <TextInput
          label={terminalMessages.pin}
          className={css.pin}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={pin}
          autoFocus
          error={isPinAsked && pin === '' ? terminalMessages.pinMissing : undefined}
          onChange={({ target }) => {
            stay();
            setPin(target.value.replace(/\D/g, ''));
          }}
        />
      )}
      {today && presence !== 'out' && <PresenceStrip {...{ person, today, zone, now }} />}
      {today && today.warnings.length > 0 && <LawLines laws={today.warnings} />}
      {choices.length > 0 && !hasNoWay && (
        <Select
          label={terminalMessages.bookedOn}
          optional={terminalMessages.optional}
          className={css.bookedOn}
          choices={[{ value: '', label: terminalMessages.bookedNothing }, ...choices]}
          value={chosen}
          onChange={({ target }) => {
            stay();
            setChosen(target.value);
          }}
        />
      )}
      <div className={css.buttons}>
        {(['start', middle, 'end'] as const).map((move) => {
          const Icon = icons[move];
          const hint = moveHint(move, { person, today, zone, now });
          return (
            <div key={move === 'resume' ? 'pause' : move} className={css.moveRow}>
              <button
                type="button"
                aria-describedby={hint ? `hint-${move}` : undefined}
                className={classNames(css.move, move !== 'end' && css.main)}
                disabled={hasNoWay || busy !== undefined || !possible.includes(move)}
                onClick={() => void act(move)}
              >
                <Icon {...icon} size={32} />
                {busy === move ? terminalMessages.working : terminalMessages.move[move]}
              </button>
              {/* Outside of the button, whose accessible name is its action only. */}
              {hint && busy !== move && (
                <small id={`hint-${move}`} className={css.hint}>
                  {hint}
                </small>
              )}
            </div>
          );
        })}
      </div>
      {today && <DayBar {...{ today, zone, now }} isRunning={presence === 'in'} />}
      <footer className={css.foot}>
        <p>{terminalMessages.leaves(seconds)}</p>
        {!hasNoWay && (
          <OwnWeek
            {...{ ...whose, zone }}
            pin={isPinRequired ? pin : undefined}
            onAsk={() => {
              stay();
              setIsPinAsked(isPinRequired && pin === '');
              return !isPinRequired || pin !== '';
            }}
            onShown={setRightPin}
          />
        )}
      </footer>
    </>
  );
}

/** @param left the punch if it is still stored; undefined once the server has it */
function saidOf(left: QueuedPunch | undefined, isPinRequired: boolean) {
  if (!left) return terminalMessages.done;
  const isPinKept = left.pin !== undefined || left.sealedPin !== undefined;
  return isPinRequired && !isPinKept ? terminalMessages.keptOpen : terminalMessages.kept;
}
