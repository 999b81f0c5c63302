import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { moneyText } from '@theke/admin/ui/format.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import {
  type GiftCardDetail,
  type GiftCardWithCode,
  readGiftCard,
  readGiftCardCode,
} from '@theke/contracts/ordering/gift-card';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Skeleton } from '@theke/ui/skeleton';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { type CardChange, ChangeCardDialog } from './change-card-dialog.tsx';
import { GiftCardBookings } from './gift-card-bookings.tsx';
import { GiftCardFacts } from './gift-card-facts.tsx';
import * as css from './gift-card-page.module.css';
import { GiftCardSheet } from './gift-card-sheet.tsx';
import { GiftCardState } from './gift-card-state.tsx';
import { giftCardsMessages as texts } from './gift-cards-messages.de.ts';

/** A gift card with its balance and bookings; managers block and correct it (GIFT-09). */
export function GiftCardPage() {
  const { id = '' } = useParams();
  const isAllowed = may(useMe(), 'gift-cards.read');
  const { data, error, refetch } = useQuery({
    ...endpointQuery(useApi(), readGiftCard, { params: { id } }),
    enabled: isAllowed,
    staleTime: 0,
  });
  if (!isAllowed) return <NotAllowed title={texts.title} />;
  return (
    <>
      <PageBar title={data ? texts.one(data.codeEnd) : texts.title} backTo="/gift-cards" />
      <div className={css.page}>
        {!data && error && <LoadFailure message={texts.loadFailed} error={error} refetch={refetch} />}
        {!data && !error && <Skeleton width="100%" height={320} />}
        {data && <CardDetail card={data} />}
      </div>
    </>
  );
}

function CardDetail({ card }: { card: GiftCardDetail }) {
  const [withCode, setWithCode] = useState<GiftCardWithCode>();
  const me = useMe();
  const mayWrite = may(me, 'gift-cards.write');
  return (
    <>
      <div className={css.head}>
        <span className={css.balance}>{moneyText(card.balance, card.currency)}</span>
        <GiftCardState state={card.state} />
      </div>
      {mayWrite && card.state !== 'reversed' && <CardTools card={card} onCode={setWithCode} />}
      {withCode && (
        <>
          <GiftCardSheet card={withCode} />
          <div className={css.head}>
            <Button onClick={() => window.print()}>
              <Printer {...icon} size={16} />
              {texts.sheet.print}
            </Button>
          </div>
        </>
      )}
      <GiftCardFacts card={card} />
      {card.online && may(me, 'payments.read') && (
        <p className={css.link}>
          <Link to={`/payments?order=${card.id}`}>{texts.toPayments}</Link>
        </p>
      )}
      <GiftCardBookings card={card} />
    </>
  );
}

function CardTools({ card, onCode }: { card: GiftCardDetail; onCode: (card: GiftCardWithCode) => void }) {
  const [change, setChange] = useState<CardChange>();
  const reading = useAction(readGiftCardCode, { onDone: onCode });
  const isUnused = card.balance === card.initial && card.bookings.every(({ kind }) => kind !== 'redeemed');
  const changes: readonly CardChange[] = [
    card.state === 'blocked' ? 'unblock' : 'block',
    'correct',
    ...(isUnused ? (['reverse'] as const) : []),
  ];
  return (
    <div className={css.tools}>
      <Button
        kind="second"
        size="small"
        busyLabel={reading.isBusy && texts.actions.show}
        onClick={() => void reading.run({ params: { id: card.id } })}
      >
        {texts.actions.show}
      </Button>
      {changes.map((each) => (
        <Button key={each} kind="second" size="small" onClick={() => setChange(each)}>
          {texts.actions[each]}
        </Button>
      ))}
      {change && <ChangeCardDialog card={card} change={change} onClose={() => setChange(undefined)} />}
    </div>
  );
}
