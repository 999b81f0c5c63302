import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { Notice } from '@theke/ui/notice';
import { Select } from '@theke/ui/select';
import { TextInput } from '@theke/ui/text-input';
import { plannedText } from '../shared/punching/day-texts.ts';
import { DayBar } from './day-bar.tsx';
import { LawLines } from './law-lines.tsx';
import { OwnWeek } from './own-week.tsx';
import { initialsOf, presenceText } from './person-texts.ts';
import { PinPad } from './pin-pad.tsx';
import { PresenceStrip } from './presence-strip.tsx';
import { PunchButtons } from './punch-buttons.tsx';
import * as css from './terminal.module.css';
import { terminalMessages } from './terminal-messages.de.ts';
import { type PanelOptions, usePersonPanel } from './use-person-panel.ts';

type Props = PanelOptions & { now: Date };

/** The touched tile is gone, so the focus moves to the panel. */
const focus = (shown: HTMLElement | null) => shown?.focus();

/** Panel of a person who touched their tile: greeting, PIN, punch buttons and the own week. */
export function PersonPanel({ now, ...options }: Props) {
  const { person, zone, isPinRequired, onLeave } = options;
  const { firstName, presence, hasPin } = person;
  const panel = usePersonPanel(options);
  const { pin, problem, today, choices, hasNoWay } = panel;
  return (
    <>
      <div className={css.person}>
        <span className={css.initials} aria-hidden="true">
          {initialsOf(person)}
        </span>
        <div className={css.hello}>
          <h1 ref={isPinRequired && hasPin ? undefined : focus} tabIndex={-1}>
            {terminalMessages.hello(firstName, zone)}
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
      <div className={classNames(isPinRequired && hasPin && css.besidePin)}>
        {isPinRequired && hasPin && (
          <div className={css.pin}>
            <TextInput
              label={terminalMessages.pin}
              type="password"
              // The pad below replaces the keyboard of the screen; connected keyboards still work.
              inputMode="none"
              autoComplete="off"
              maxLength={8}
              value={pin}
              autoFocus
              error={panel.isPinMissing ? terminalMessages.pinMissing : undefined}
              onChange={({ target }) => panel.typePin(target.value)}
            />
            <PinPad pin={pin} onChange={panel.typePin} />
          </div>
        )}
        <div className={css.moves}>
          {today && presence !== 'out' && <PresenceStrip {...{ person, today, zone, now }} />}
          {today && today.warnings.length > 0 && <LawLines laws={today.warnings} />}
          {choices.length > 0 && !hasNoWay && (
            <Select
              label={terminalMessages.bookedOn}
              optional={terminalMessages.optional}
              className={css.bookedOn}
              choices={[{ value: '', label: terminalMessages.bookedNothing }, ...choices]}
              value={panel.chosen}
              onChange={({ target }) => panel.choose(target.value)}
            />
          )}
          <PunchButtons
            {...{ person, today, zone, now }}
            isDisabled={hasNoWay}
            busy={panel.busy}
            onPress={(move) => void panel.act(move)}
          />
        </div>
      </div>
      {today && <DayBar {...{ today, zone, now }} isRunning={presence === 'in'} />}
      <footer className={css.foot}>
        <p>{terminalMessages.leaves(panel.seconds)}</p>
        {!hasNoWay && (
          <OwnWeek
            {...{ ...panel.whose, zone }}
            pin={isPinRequired ? pin : undefined}
            onAsk={panel.askPin}
            onShown={panel.setRightPin}
          />
        )}
      </footer>
    </>
  );
}
