import { Button } from '@theke/ui/button';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { useNow } from '@theke/ui/use-now';
import { Wifi, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { dayOf, momentOf, timeOf } from '../shared/punching/clock-texts.ts';
import { presenceNow } from '../shared/punching/presence-now.ts';
import { LawLines } from './law-lines.tsx';
import { PersonPanel } from './person-panel.tsx';
import { ShutOut } from './shut-out.tsx';
import * as css from './terminal.module.css';
import { terminalMessages } from './terminal-messages.de.ts';
import { type UsedTerminal, useTerminal } from './use-terminal.ts';
import { useTerminalNotice } from './use-terminal-notice.ts';
import { useTerminalWorker } from './use-terminal-worker.ts';
import { WhoWorks } from './who-works.tsx';

/** Page of the terminal: clock and connection state; below them the people, or the buttons of the chosen person. */
export function TerminalPage({ terminal }: { terminal: string }) {
  useTerminalWorker();
  const used = useTerminal(terminal);
  const now = useNow(1_000);
  const [chosen, setChosen] = useState<string>();
  const [notice, showNotice] = useTerminalNotice();
  const { data, waiting } = used;
  if (used.isShutOut) return <ShutOut />;
  const zone = data?.branch.timeZone ?? 'Europe/Vienna';
  const people = data?.people.map((person) => presenceNow(person, waiting)) ?? [];
  const person = people.find(({ id }) => id === chosen);
  return (
    <div className={css.terminal}>
      <header className={css.head}>
        <div className={css.line}>
          <span>{data?.branch.name}</span>
          <LineState {...used} />
        </div>
        <time className={css.clock}>{timeOf(now, zone)}</time>
        <p className={css.day}>{dayOf(now, zone)}</p>
      </header>
      <main className={css.body}>
        <Refusals {...used} zone={zone} />
        <div className={css.said} role="status">
          {notice.text && <p>{notice.text}</p>}
          {notice.laws.length > 0 && <LawLines laws={notice.laws} />}
        </div>
        {!data && used.isAway && (
          <ErrorPanel message={terminalMessages.loadFailed} retryLabel={terminalMessages.retry} onRetry={used.retry} />
        )}
        {data && person && (
          <PersonPanel
            key={person.id}
            {...{ terminal, person, zone }}
            isPinRequired={data.isPinRequired}
            press={used.press}
            bookable={used.bookable}
            now={now}
            onDone={(text, laws) => {
              showNotice(text, laws);
              setChosen(undefined);
            }}
            onLeave={() => setChosen(undefined)}
          />
        )}
        {data && !person && (
          <WhoWorks
            {...{ people, zone }}
            onChoose={(id) => {
              showNotice('');
              setChosen(id);
            }}
          />
        )}
      </main>
    </div>
  );
}

function LineState({ isAway, waiting }: Pick<UsedTerminal, 'isAway' | 'waiting'>) {
  const Icon = isAway ? WifiOff : Wifi;
  return (
    <span className={css.lineState} role="status">
      <Icon {...icon} size={20} />
      {isAway ? terminalMessages.away : terminalMessages.connected}
      {waiting.length > 0 && <b>{terminalMessages.waiting(waiting.length)}</b>}
    </span>
  );
}

/** Punches that the server has refused permanently, for the person or a manager to read. */
function Refusals({
  refused,
  data,
  dismiss,
  zone,
}: Pick<UsedTerminal, 'refused' | 'data' | 'dismiss'> & { zone: string }) {
  const nameOf = (id: string) => {
    const found = data?.people.find((one) => one.id === id);
    return found ? `${found.firstName} ${found.lastName}` : '';
  };
  return refused.map(({ order, person, move, at, refusal = '' }) => (
    <Notice key={order} kind="late" role="alert">
      {`${terminalMessages.refused}: ${terminalMessages.refusal(nameOf(person), terminalMessages.move[move], momentOf(at, zone), `${terminalMessages.failed[move]} ${refusal}`)}`}
      <Button kind="second" size="small" onClick={() => void dismiss(order)}>
        {terminalMessages.understood}
      </Button>
    </Notice>
  ));
}
