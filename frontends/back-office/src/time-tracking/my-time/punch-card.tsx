import { useShop } from '@theke/admin/api/shop.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dateTimeText, timeText } from '@theke/admin/ui/format.ts';
import { StateText } from '@theke/admin/ui/state-text.tsx';
import { movesFrom, type PunchMove } from '@theke/rules/working-time/punch-moves';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { CircleCheck, CircleMinus, Coffee } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { hoursText } from '../shared/hours-text.ts';
import { LawText } from '../shared/law-text.tsx';
import { moveHint, pausedMinutes, plannedText, workedSeconds } from '../shared/punching/day-texts.ts';
import { punchMessages } from '../shared/punching/punch-messages.de.ts';
import { myTimeMessages } from './my-time-messages.de.ts';
import * as css from './punch-card.module.css';
import { noWork, PunchChoices } from './punch-choices.tsx';
import { punchIcons } from './punch-icons.ts';
import { useIsPageKept } from './use-is-page-kept.ts';
import { useOwnBranch } from './use-own-branch.ts';
import type { OwnPunches } from './use-own-punches.ts';

const messages = myTimeMessages.punch;
/** Lock after a press in ms, because the next button is a different action and double taps must not trigger it. */
const restMs = 600;

/** Buttons to clock in and out and for breaks on the user's own device, as at a terminal (TIME-21). */
export function PunchCard({ ownPunches, now }: { ownPunches: OwnPunches; now: Date }) {
  const { presence, branches, workplace, waiting, press } = ownPunches;
  const zoneOf = useZoneOf();
  const { branches: allBranches } = useShop();
  const isPageKept = useIsPageKept(waiting.length);
  const [where, chooseBranch] = useOwnBranch(branches);
  const [work, setWork] = useState(noWork);
  const [status, setStatus] = useState('');
  const [problem, setProblem] = useState<string>();
  // Not `useAction`: a press is queued on the device, and its button stays locked until the rest is over.
  const [busy, setBusy] = useState<PunchMove>();
  const buttons = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const branch = presence === 'out' ? where : workplace;
  const isAllowed = branches.some(({ id }) => id === branch);
  const zone = zoneOf(branch);
  const name = allBranches.find(({ id }) => id === branch)?.name ?? '';
  // The choice of branches already shows it.
  const place = allBranches.length > 1 && !(presence === 'out' && branches.length > 1) ? name : '';

  // Moves the focus to the button that replaced the pressed one.
  useEffect(() => {
    if (busy !== undefined || !pressed.current) return;
    pressed.current = false;
    if (document.activeElement === document.body)
      buttons.current?.querySelector<HTMLElement>(':scope > :last-child')?.focus();
  }, [busy]);

  async function act(move: PunchMove) {
    if (branch === undefined) return;
    pressed.current = true;
    setBusy(move);
    setProblem(undefined);
    setStatus('');
    const at = timeText(new Date(), zone);
    const rest = new Promise((resolve) => setTimeout(resolve, restMs));
    try {
      const waitingPunch = await press(move, branch, move === 'start' ? work.booking : undefined);
      setWork(noWork);
      if (waitingPunch?.refusal === undefined)
        setStatus((waitingPunch ? messages.noted : messages.done)(punchMessages.move[move], at));
    } catch {
      setProblem(messages.notKept);
    }
    await rest;
    setBusy(undefined);
  }

  return (
    <section className={css.card} aria-labelledby="punch">
      <Standing {...{ ownPunches, zone, now, place }} />
      {waiting.length > 0 && (
        <Notice kind="soon">
          {messages.waiting(waiting.length)} {isPageKept ? messages.kept(waiting.length) : messages.leaveOpen}
        </Notice>
      )}
      <Refusals {...ownPunches} zone={zone} />
      {problem && (
        <Notice kind="late" role="alert">
          {problem}
        </Notice>
      )}
      {presence !== 'out' && !isAllowed && <Notice>{messages.elsewhere(name)}</Notice>}
      {presence === 'out' && branch !== undefined && (
        <PunchChoices {...{ branches, branch, work }} onBranch={chooseBranch} onWork={setWork} />
      )}
      <div ref={buttons} className={css.buttons}>
        {movesFrom(presence)
          .toReversed()
          .map((move) => {
            const Icon = punchIcons[move];
            return (
              <Button
                key={move}
                size="large"
                kind={move === 'end' ? 'second' : 'main'}
                disabled={!isAllowed || busy !== undefined}
                onClick={() => void act(move)}
              >
                <Icon {...icon} size={20} />
                {punchMessages.move[move]}
              </Button>
            );
          })}
      </div>
      <p className={css.said} role="status">
        {status}
      </p>
    </section>
  );
}

type StandingProps = { ownPunches: OwnPunches; zone: string; now: Date; place: string };

/** "Arbeitet seit 15:58", with duration, branch, shift, and the next legal requirement (TIME-09). */
function Standing({ ownPunches: { presence, since, today }, zone, now, place }: StandingProps) {
  const time = since === null ? '' : timeText(since, zone);
  const worked = presence !== 'out' && today && today.worked.length > 0 ? today : undefined;
  const paused = worked ? pausedMinutes(worked) : 0;
  const details = [
    place,
    plannedText(today, zone),
    worked && presence === 'in' && (paused === 0 ? punchMessages.noPause : punchMessages.pauses(paused)),
  ];
  const due = moveHint('pause', { person: { presence }, today, zone, now });
  const isOverdue = today?.breakDue ? Date.parse(today.breakDue.by) < now.getTime() : false;
  return (
    <>
      <div className={css.standing}>
        <h2 id="punch">
          {presence === 'out' && <StateText Icon={CircleMinus} kind="plain" text={messages.out} />}
          {presence === 'paused' && <StateText Icon={Coffee} kind="soon" text={messages.paused(time)} />}
          {presence === 'in' && <StateText Icon={CircleCheck} kind="ok" text={messages.in(time)} />}
        </h2>
        {worked && <b>{punchMessages.hours(hoursText(workedSeconds(worked, now, presence === 'in')))}</b>}
      </div>
      {details.some(Boolean) && <p className={css.besides}>{details.filter(Boolean).join(', ')}</p>}
      {due && (
        <p>
          <LawText rule="break-due" severity={isOverdue ? 'breach' : 'notice'} text={due} />
        </p>
      )}
    </>
  );
}

/** Punches that the server has refused permanently, to be read and corrected. */
function Refusals({ refused, dismiss, zone }: Pick<OwnPunches, 'refused' | 'dismiss'> & { zone: string }) {
  return refused.map(({ order, move, at, refusal = '' }) => (
    <Notice key={order} kind="late" role="alert">
      <p>
        {messages.refusal(punchMessages.move[move], dateTimeText(at, zone), `${punchMessages.failed[move]} ${refusal}`)}
      </p>
      <Button kind="second" size="small" onClick={() => void dismiss(order)}>
        {punchMessages.understood}
      </Button>
    </Notice>
  ));
}
