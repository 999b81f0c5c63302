import { useMutation } from '@tanstack/react-query';
import type { readTerminalBalances, readTerminalSchedules } from '@theke/contracts/time-tracking/terminal-calls';
import { call, route } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { daysText } from '../domain/days-text.ts';
import { signedText } from '../domain/hours-text.ts';
import { shiftDayOf, timeOf } from '../domain/punching/clock-texts.ts';
import * as css from './terminal.module.css';
import { terminalMessages } from './terminal-messages.de.ts';

const balances = route<typeof readTerminalBalances>('GET', '/time-tracking/:terminal/:username/balances');
const schedules = route<typeof readTerminalSchedules>('GET', '/time-tracking/:terminal/:username/working-schedules');

/** The button that was pressed is gone: keyboard and screen reader go on where its answer stands. */
const focus = (shown: HTMLElement | null) => shown?.focus();

/** Rethrows with the sentence that names what could not be loaded (OFFICE-09). */
const failWith = (sentence: string) => (cause: unknown) => {
  throw new Error(sentence, { cause });
};

type Props = {
  terminal: string;
  username: string;
  zone: string;
  /** Undefined where this terminal asks for none. */
  pin: string | undefined;
  /** @returns whether it may be asked for now */
  onAsk: () => boolean;
  /** With the PIN that was right, where one is asked for. */
  onShown: (pin: string | undefined) => void;
};

/** One's shifts of this week and the next, and what is left of hours and holidays: shown when asked for, kept nowhere (TIME-03). */
export function OwnWeek({ terminal, username, zone, pin, onAsk, onShown }: Props) {
  const asked = useMutation({
    networkMode: 'always',
    gcTime: 0,
    mutationFn: async () => {
      const sent = { params: { terminal, username }, headers: pin === undefined ? {} : { 'x-theke-pin': pin } };
      // One after the other: a wrong PIN is then counted once.
      const shifts = await call(schedules, sent).catch(failWith(terminalMessages.shiftsFailed));
      const account = await call(balances, sent).catch(failWith(terminalMessages.balancesFailed));
      onShown(pin);
      return { shifts, account };
    },
  });
  const { data, error, isPending } = asked;
  if (!data)
    return (
      <div className={css.week}>
        {error && (
          <Notice kind="late" role="alert">
            {`${error.message} ${ApiError.from(error.cause).message}`}
          </Notice>
        )}
        <Button kind="quiet" disabled={isPending} onClick={() => onAsk() && asked.mutate()}>
          {isPending ? terminalMessages.working : terminalMessages.week}
        </Button>
      </div>
    );
  const { shifts, account } = data;
  return (
    <section ref={focus} tabIndex={-1} className={css.week} aria-label={terminalMessages.ownWeek}>
      <h2>{terminalMessages.shifts}</h2>
      {shifts.length === 0 && <p>{terminalMessages.noShifts}</p>}
      <ul>
        {shifts.map(({ id, startAt, endAt, role }) => (
          <li key={id}>
            <b>{shiftDayOf(startAt, zone)}</b>
            <span>{terminalMessages.shift(timeOf(startAt, zone), timeOf(endAt, zone))}</span>
            <span>{role}</span>
          </li>
        ))}
      </ul>
      <h2>{terminalMessages.balances}</h2>
      {!account.hasEmployment && <p>{terminalMessages.noBalances}</p>}
      <dl>
        {account.hasEmployment && (
          <div>
            <dt>{terminalMessages.balance(shiftDayOf(`${account.over}T12:00:00Z`, 'UTC'))}</dt>
            <dd>{terminalMessages.hours(signedText(account.balance))}</dd>
          </div>
        )}
        {account.holidays && (
          <div>
            <dt>{terminalMessages.holidays}</dt>
            <dd>
              {terminalMessages.holidaysLeft(daysText(account.holidays.left), daysText(account.holidays.planned))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
