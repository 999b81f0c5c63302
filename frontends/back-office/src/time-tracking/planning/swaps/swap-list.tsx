import { may, useMe } from '@theke/admin/api/session.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { type NamedShiftSwap, withdrawShiftSwap } from '@theke/contracts/time-tracking/shift-swap';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { ErrorPanel } from '@theke/ui/error-panel';
import { useState } from 'react';
import * as css from '../../shared/lines.module.css';
import { Refusal } from '../../shared/refusal.tsx';
import * as planCss from '../planning.module.css';
import { AnswerSwap } from './answer-swap.tsx';
import { DecideSwap } from './decide-swap.tsx';
import { swapMessages } from './swap-messages.de.ts';
import { aboutText, whenText } from './swap-texts.ts';
import { swapKeys, useSwaps } from './use-swaps.ts';

type Act = { action: 'answer' | 'decide'; swap: NamedShiftSwap };

/** Upcoming swaps: the user's own requests, requests to them, and, for managers, those to decide. */
export function SwapList({ branch, from }: { branch?: string; from: string }) {
  const me = useMe();
  const { data, isError, refetch } = useSwaps({ startAtFrom: from, ...(branch && { branch }) });
  const [act, setAct] = useState<Act>();
  const isOwn = ({ user, to }: NamedShiftSwap) => [user.id, to.id].includes(me.id);
  const isOpen = ({ state }: NamedShiftSwap) => state === 'requested' || state === 'accepted';
  // Managers do not see swaps that are not agreed yet or are finished.
  const shown = data?.data.filter((swap) => isOwn(swap) || (branch !== undefined && swap.state === 'accepted')) ?? [];
  if (data ? shown.length === 0 : !isError) return null;
  const open = shown.filter(isOpen).length;
  return (
    <section aria-labelledby="swaps" className={planCss.swaps}>
      <div>
        <h2 id="swaps">{swapMessages.title}</h2>
        {open > 0 && <span>{swapMessages.open(open)}</span>}
      </div>
      {!data && <ErrorPanel message={swapMessages.failed} retryLabel={messages.retry} onRetry={() => void refetch()} />}
      <ul className={classNames(css.lines, css.wide)}>
        {shown.map((swap) => (
          <SwapRow key={swap.id} swap={swap} onAct={(action) => setAct({ action, swap })} />
        ))}
      </ul>
      {data && data.meta.total > data.data.length && <p>{swapMessages.more(data.meta.total - data.data.length)}</p>}
      {act?.action === 'answer' && <AnswerSwap swap={act.swap} onClose={() => setAct(undefined)} />}
      {act?.action === 'decide' && <DecideSwap swap={act.swap} onClose={() => setAct(undefined)} />}
    </section>
  );
}

function SwapRow({ swap, onAct }: { swap: NamedShiftSwap; onAct: (action: Act['action']) => void }) {
  const me = useMe();
  const { name, toName, user, to, state, note, branch } = swap;
  const zone = useZoneOf()(branch.id);
  const { isBusy, problem, run } = useAction(withdrawShiftSwap, { invalidates: swapKeys });
  const [isRequester, isRecipient] = [user.id === me.id, to.id === me.id];
  const people = isRequester
    ? swapMessages.youAsk(toName)
    : isRecipient
      ? swapMessages.asksYou(name)
      : swapMessages.between(name, toName);
  const when = whenText(swap, zone);
  const title = `${people}, ${when}`;
  // Only administrators may decide about their own swaps.
  const decides =
    state === 'accepted' &&
    may(me, 'working-times.write') &&
    (me.roles.includes('ROLE_ADMIN') || !(isRequester || isRecipient));
  const mayWithdraw = isRequester && (state === 'requested' || state === 'accepted');
  const answers = isRecipient && state === 'requested';
  return (
    <li>
      <b>{when}</b>
      <span>{people}</span>
      {note && <span>{note}</span>}
      <small>{aboutText(swap, zone)}</small>
      {problem && <Refusal failed={swapMessages.withdrawFailed} problem={problem} />}
      {(mayWithdraw || answers || decides) && (
        <span className={css.tools}>
          {mayWithdraw && (
            <Button
              kind="second"
              size="small"
              aria-label={swapMessages.withdrawThis(title)}
              busyLabel={isBusy && messages.working}
              onClick={() => void run({ params: { id: swap.id }, body: {} })}
            >
              {swapMessages.withdraw}
            </Button>
          )}
          {answers && (
            <Button
              kind="second"
              size="small"
              aria-label={swapMessages.answerThis(title)}
              onClick={() => onAct('answer')}
            >
              {swapMessages.answer}
            </Button>
          )}
          {decides && (
            <Button
              kind="second"
              size="small"
              aria-label={swapMessages.decideThis(name, toName, when)}
              onClick={() => onAct('decide')}
            >
              {swapMessages.decide}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
