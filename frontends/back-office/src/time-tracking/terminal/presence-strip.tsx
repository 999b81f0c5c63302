import type { Today } from '@theke/contracts/time-tracking/pressed';
import type { TerminalPerson } from '@theke/contracts/time-tracking/terminal-calls';
import { classNames } from '@theke/ui/class-names';
import { hoursText } from '../shared/hours-text.ts';
import { timeOf } from '../shared/punching/clock-texts.ts';
import { pausedMinutes, workedSeconds } from '../shared/punching/day-texts.ts';
import * as css from './terminal.module.css';
import { terminalMessages } from './terminal-messages.de.ts';

type Props = { person: TerminalPerson; today: Today; zone: string; now: Date };

/** "Im Dienst 2:54 Std., seit 15:58, noch keine Pause" */
export function PresenceStrip({ person: { presence, since }, today, zone, now }: Props) {
  const paused = pausedMinutes(today);
  const details = [
    since && terminalMessages.since(timeOf(since, zone)),
    presence === 'in' && (paused === 0 ? terminalMessages.noPause : terminalMessages.pauses(paused)),
  ];
  return (
    <p className={classNames(css.strip, presence === 'paused' && css.isPausing)}>
      <span>
        {terminalMessages.presence[presence]}
        <b>{terminalMessages.hours(hoursText(workedSeconds(today, now, presence === 'in')))}</b>
      </span>
      <small>{details.filter(Boolean).join(', ')}</small>
    </p>
  );
}
