import type { LawSentence } from '@theke/contracts/time-tracking/law-sentence';
import type { TerminalPerson } from '@theke/contracts/time-tracking/terminal-calls';
import type { Bookable } from '@theke/contracts/time-tracking/working-activity';
import type { PunchMove } from '@theke/rules/working-time/punch-moves';
import { useState } from 'react';
import { bookingChoices, bookingOf } from '../shared/punching/booking-choices.ts';
import { timeOf } from '../shared/punching/clock-texts.ts';
import type { QueuedPunch } from '../shared/punching/queued-punch.ts';
import { lawsOf } from './law-lines.tsx';
import { terminalMessages } from './terminal-messages.de.ts';
import { useLeaving } from './use-leaving.ts';
import type { UsedTerminal } from './use-terminal.ts';
import { fetchToday, useToday } from './use-today.ts';

export type PanelOptions = {
  terminal: string;
  person: TerminalPerson;
  zone: string;
  isPinRequired: boolean;
  press: UsedTerminal['press'];
  bookable: Bookable | undefined;
  /** `laws`: legal findings of the day, once the server has responded. */
  onDone: (text: string, laws: Promise<readonly LawSentence[]>) => void;
  onLeave: () => void;
};

/** Maximum length of a PIN. */
const maxDigits = 8;

/** State of a person's panel: PIN, chosen booking, and the punch that is being stored. */
export function usePersonPanel({
  terminal,
  person: { id, firstName, presence, hasPin },
  zone,
  isPinRequired,
  press,
  bookable,
  onDone,
  onLeave,
}: PanelOptions) {
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isPinRequested, setIsPinRequested] = useState(false);
  const [chosen, setChosen] = useState('');
  // Not `useAction`: a press is queued on the device, and after a success the panel stays locked until it closes.
  const [busy, setBusy] = useState<PunchMove>();
  const { seconds, stay } = useLeaving(onLeave);
  /** PIN that the server has accepted for the week; it is also used to show the day. */
  const [rightPin, setRightPin] = useState<string>();
  const personQuery = { terminal, username: id };
  const today = useToday({ ...personQuery, pin: rightPin }, !isPinRequired || rightPin !== undefined);

  async function act(move: PunchMove) {
    stay();
    if (isPinRequired && pin === '') {
      setIsPinRequested(true);
      return;
    }
    setBusy(move);
    setProblem(undefined);
    const at = timeOf(new Date(), zone);
    const typed = isPinRequired ? pin : undefined;
    try {
      const waitingPunch = await press(id, move, {
        pin: typed,
        booking: move === 'start' ? bookingOf(chosen, bookable) : undefined,
      });
      if (waitingPunch?.refusal === undefined) {
        const laws = waitingPunch
          ? Promise.resolve([])
          : fetchToday({ ...personQuery, pin: typed }).then((day) => (day ? lawsOf(day, zone, new Date()) : []));
        onDone(doneText(waitingPunch, isPinRequired)(firstName, terminalMessages.move[move], at), laws);
        return;
      }
      setPin('');
    } catch {
      setProblem(terminalMessages.notKept);
    }
    setBusy(undefined);
  }

  return {
    pin,
    problem,
    /** Whether to say that the PIN is missing. */
    isPinMissing: isPinRequested && pin === '',
    typePin: (typed: string) => {
      stay();
      setPin(typed.replace(/\D/g, '').slice(0, maxDigits));
    },
    /** Returns whether the PIN is there, if it is needed; asks for it otherwise. */
    askPin: () => {
      stay();
      setIsPinRequested(isPinRequired && pin === '');
      return !isPinRequired || pin !== '';
    },
    setRightPin,
    /** Whether the person cannot punch here, because they have no PIN. */
    hasNoWay: isPinRequired && !hasPin,
    choices: bookable && presence === 'out' ? bookingChoices(bookable, id) : [],
    chosen,
    choose: (booking: string) => {
      stay();
      setChosen(booking);
    },
    busy,
    act,
    whose: personQuery,
    today,
    /** Seconds until the panel closes by itself. */
    seconds,
  };
}

/** @param waitingPunch the punch if it is still stored; undefined once the server has it */
function doneText(waitingPunch: QueuedPunch | undefined, isPinRequired: boolean) {
  if (!waitingPunch) return terminalMessages.done;
  const isPinKept = waitingPunch.pin !== undefined || waitingPunch.sealedPin !== undefined;
  return isPinRequired && !isPinKept ? terminalMessages.keptOpen : terminalMessages.kept;
}
