import type { Branch } from '@theke/contracts/catalog/branch';
import type { PublicOrder } from '@theke/contracts/ordering/order';
import type { tipOrder } from '@theke/contracts/ordering/order-endpoints';
import { formatMoney, fromMoney, toMoney } from '@theke/rules/money/money';
import { call, route } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useState } from 'react';
import { TipChoices } from '../checkout/tip-choices.tsx';
import { tipMessages as texts } from '../checkout/tip-messages.de.ts';
import { useTip } from '../checkout/use-tip.ts';
import { type OrderLink, useGuestAnswer } from './order-link.ts';
import * as css from './tip-question.module.css';

const endpoint = route<typeof tipOrder>('POST', '/orders/public/:uid/:hash/tip');

type Props = { order: PublicOrder; branch: Branch; link: OrderLink };

/**
 * The tip of an order that is paid on site: given, changed or taken back until the order is handed over (TIP-05). A new
 * tip needs a new component (`key`), which is closed again.
 */
export default function TipQuestion({ order: { totals, tip: before = 0 }, branch, link }: Props) {
  const { currency } = totals;
  const total = toMoney(totals.total.gross);
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const tip = useTip(true, total, currency);
  const answer = useGuestAnswer(link, (amount: number) => call(endpoint, { params: link, body: { tip: amount } }));
  const send = () => {
    setAsked(true);
    if (tip.fault) return;
    if (fromMoney(tip.amount) === before) setOpen(false);
    else answer.send(fromMoney(tip.amount));
  };
  return (
    <section className={css.tip} aria-labelledby="tip-title">
      <h2 id="tip-title">{texts.title}</h2>
      {before > 0 && <p role="status">{texts.onSite(formatMoney(toMoney(before), currency))}</p>}
      {!isOpen && (
        <>
          {before === 0 && <p className={css.note}>{texts.forTeam}</p>}
          <div>
            <Button kind="second" onClick={() => setOpen(true)}>
              {before > 0 ? texts.change : texts.give}
            </Button>
          </div>
        </>
      )}
      {isOpen && (
        <>
          <TipChoices
            {...{ branch, total, currency }}
            chosen={tip.choice}
            error={isAsked ? tip.fault : undefined}
            onChoose={tip.choose}
          />
          <p className={css.note}>{texts.payOnSite}</p>
          {answer.error !== undefined && (
            <Notice kind="late" role="alert">
              {(answer.error instanceof ApiError && answer.error.errors[0]?.message) || texts.failed}
            </Notice>
          )}
          <Button isWide busyLabel={answer.isPending && texts.saving} onClick={send}>
            {texts.save}
          </Button>
          <Button kind="quiet" isWide onClick={() => setOpen(false)}>
            {texts.close}
          </Button>
        </>
      )}
    </section>
  );
}
