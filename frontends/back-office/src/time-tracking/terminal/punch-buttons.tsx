import type { TerminalPerson } from '@theke/contracts/time-tracking/terminal-calls';
import { movesFrom, type PunchMove } from '@theke/rules/working-time/punch-moves';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { Coffee, LogIn, LogOut, Play } from 'lucide-react';
import { moveHint } from '../shared/punching/day-texts.ts';
import * as css from './terminal.module.css';
import { terminalMessages } from './terminal-messages.de.ts';
import type { useToday } from './use-today.ts';

const icons = { start: LogIn, pause: Coffee, resume: Play, end: LogOut };

type Props = {
  person: TerminalPerson;
  today: ReturnType<typeof useToday>;
  zone: string;
  now: Date;
  isDisabled: boolean;
  /** The move that is being stored. */
  busy: PunchMove | undefined;
  onPress: (move: PunchMove) => void;
};

/** Three buttons in fixed positions; only possible moves are enabled (TIME-04). */
export function PunchButtons({ person, today, zone, now, isDisabled, busy, onPress }: Props) {
  const possible = movesFrom(person.presence);
  const middle: PunchMove = person.presence === 'paused' ? 'resume' : 'pause';
  return (
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
              disabled={isDisabled || busy !== undefined || !possible.includes(move)}
              onClick={() => onPress(move)}
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
  );
}
