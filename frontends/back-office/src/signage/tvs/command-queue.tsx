import { messages } from '@theke/admin/messages.de.ts';
import * as table from '@theke/admin/ui/data-table.module.css';
import { exactTimeText, nearDayText, timeText, whenText } from '@theke/admin/ui/format.ts';
import { commandLabels, type TvCommand } from '@theke/contracts/signage/command';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import * as css from './command-queue.module.css';
import { canAbort, canRepeat, commandLooks, commandStep, resultText } from './command-steps.ts';
import { tvPageMessages } from './tv-page-messages.de.ts';

const texts = tvPageMessages.commands;
const looks = { info: css.info, ok: css.ok, late: css.late, soon: css.soon, plain: css.plain };

type Props = {
  commands: readonly TvCommand[];
  now: Date;
  zone: string;
  /** If set, commands can be aborted and repeated. */
  acts: { abort: (id: string) => void; repeat: (command: TvCommand) => void } | undefined;
};

const nameOf = ({ kind, volume }: TvCommand) => (volume === null ? commandLabels[kind] : texts.volume(volume));

/** The latest commands with their progress as a bar of four steps and a word. */
export function CommandQueue({ commands, now, zone, acts }: Props) {
  if (commands.length === 0) return <p className={css.none}>{texts.none}</p>;
  return (
    <div className={css.scroll}>
      <table className={classNames(table.table, table.inset)}>
        <thead>
          <tr>
            <th scope="col" className={table.fromTablet}>
              {texts.columns.at}
            </th>
            <th scope="col">{texts.columns.command}</th>
            <th scope="col">{texts.columns.state}</th>
            <th scope="col" className={table.fromTablet}>
              {texts.columns.result}
            </th>
            {acts && (
              <th scope="col">
                <VisuallyHidden>{texts.columns.actions}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {commands.map((command) => {
            const { id, askedAt, askedBy, state } = command;
            const result = resultText(command, (at) => timeText(at, zone));
            const isToday = nearDayText(askedAt, now, zone) === messages.today;
            const time = isToday ? exactTimeText(askedAt, zone) : whenText(askedAt, now, zone);
            return (
              <tr key={id} className={classNames(css.row, state === 'failed' && css.failed)}>
                <td className={classNames(table.number, table.fromTablet)}>{time}</td>
                <td className={table.wraps}>
                  <b className={css.name}>{nameOf(command)}</b>
                  <small className={table.below}>{askedBy || texts.platform}</small>
                  <small className={classNames(table.onPhone, css.time)}>{time}</small>
                </td>
                <td className={looks[commandLooks[state]]}>
                  <span className={css.progress}>
                    <span className={css.bar} aria-hidden="true">
                      {[1, 2, 3, 4].map((step) => (
                        <span key={step} className={classNames(step <= commandStep(command) && css.reached)} />
                      ))}
                    </span>
                    <span>{tvPageMessages.states[state]}</span>
                  </span>
                  <small className={classNames(table.below, table.onPhone, css.resultOnPhone)}>{result}</small>
                </td>
                <td className={classNames(table.fromTablet, table.wraps, css.result)}>{result}</td>
                {acts && (
                  <td className={css.acts}>
                    {canAbort(command) && (
                      <Button
                        kind="second"
                        size="small"
                        aria-label={texts.abortOf(nameOf(command))}
                        onClick={() => acts.abort(id)}
                      >
                        {texts.abort}
                      </Button>
                    )}
                    {canRepeat(command) && (
                      <Button
                        kind="second"
                        size="small"
                        aria-label={texts.againOf(nameOf(command))}
                        onClick={() => acts.repeat(command)}
                      >
                        {texts.again}
                      </Button>
                    )}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={css.lives}>{texts.lives}</p>
    </div>
  );
}
