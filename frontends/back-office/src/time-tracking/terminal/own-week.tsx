import { useMutation } from '@tanstack/react-query';
import type { readTerminalBalances, readTerminalSchedules } from '@theke/contracts/time-tracking/terminal-calls';
import { call, route } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { daysText } from '../shared/days-text.ts';
import { signedText } from '../shared/hours-text.ts';
import { shiftDayOf, timeOf } from '../shared/punching/clock-texts.ts';
import * as css from './terminal.module.css';
import { terminalMessages } from './terminal-messages.de.ts';

const balances = route<typeof readTerminalBalances>('GET', '/time-tracking/:terminal/:username/balances');
const schedules = route<typeof readTerminalSchedules>('GET', '/time-tracking/:terminal/:username/working-schedules');

/** The pressed button is gone, so the focus moves to the result. */
const focus = (shown: HTMLElement | null) => shown?.focus();

/** Rethrows an error with the message that names the failed part (OFFICE-09). */
const failWith = (sentence: string) => (cause: unknown) => {
  throw new Error(sentence, { cause });
};

type Props = {
  terminal: string;
  username: string;
  zone: string;
  /** Undefined if this terminal requires no PIN. */
  pin: string | undefined;
  /** @returns whether a request is possible now */
  onAsk: () => boolean;
  /** Called with the correct PIN, if one is required. */
  onShown: (pin: string | undefined) => void;
};

/** Shifts of this and next week, and remaining hours and holidays: loaded on demand, never stored (TIME-03). */
export function OwnWeek({ terminal, username, zone, pin, onAsk, onShown }: Props) {
  const weekRequest = useMutation({
    networkMode: 'always',
    gcTime: 0,
    mutationFn: async () => {
      const sent = { params: { terminal, username }, headers: pin === undefined ? {} : { 'x-theke-pin': pin } };
      // Sequential, so that a wrong PIN counts once.
      const shifts = await call(schedules, sent).catch(failWith(terminalMessages.shiftsFailed));
      const account = await call(balances, sent).catch(failWith(terminalMessages.balancesFailed));
      onShown(pin);
      return { shifts, account };
    },
  });
  const { data, error, isPending } = weekRequest;
  if (!data)
    return (
      <div className={css.week}>
        {error && (
          <Notice kind="late" role="alert">
            {`${error.message} ${ApiError.from(error.cause).message}`}
          </Notice>
        )}
        <Button kind="quiet" disabled={isPending} onClick={() => onAsk() && weekRequest.mutate()}>
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
