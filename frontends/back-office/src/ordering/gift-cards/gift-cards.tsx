import { messages as office } from '@theke/admin/messages.de.ts';
import { officeCollection } from '@theke/admin/resources/office-collection.ts';
import { BranchName } from '@theke/admin/ui/branch-name.tsx';
import * as css from '@theke/admin/ui/data-table.module.css';
import { DateTimeText } from '@theke/admin/ui/date-time-text.tsx';
import { moneyText } from '@theke/admin/ui/format.ts';
import {
  type GiftCard,
  giftCardMethodLabels,
  giftCardStateLabels,
  giftCards,
  listGiftCards,
} from '@theke/contracts/ordering/gift-card';
import { Gift } from 'lucide-react';
import { AboveGiftCards } from './above-gift-cards.tsx';
import { GiftCardState } from './gift-card-state.tsx';
import { giftCardsMessages as texts } from './gift-cards-messages.de.ts';

type Props = { record: GiftCard };

/** Sold gift cards with their balance, newest first (GIFT-09). */
export const officeGiftCards = officeCollection(giftCards, {
  list: listGiftCards,
  group: 'catalog',
  usedWith: 'gift-cards.sell',
  Icon: Gift,
  Above: AboveGiftCards,
  isSearchable: true,
  columns: [
    {
      field: 'codeEnd',
      label: texts.code,
      from: 'phone',
      Cell: ({ record }: Props) => <b className={css.code}>{`…${record.codeEnd}`}</b>,
    },
    { field: 'recipientName', label: texts.recipient, from: 'tablet' },
    {
      field: 'method',
      from: 'desktop',
      Cell: ({ record }: Props) => <span className={css.muted}>{giftCardMethodLabels[record.method]}</span>,
    },
    {
      field: 'soldAt',
      label: texts.soldAt,
      from: 'desktop',
      Cell: ({ record }: Props) => <DateTimeText at={record.soldAt} branch={record.branch.id} />,
    },
    {
      field: 'branch',
      label: texts.branch,
      from: 'desktop',
      Cell: ({ record }: Props) => (
        <span className={css.muted}>
          <BranchName id={record.branch.id} />
        </span>
      ),
    },
    {
      field: 'state',
      from: 'phone',
      isWrapping: true,
      Cell: ({ record }: Props) => <GiftCardState state={record.state} />,
    },
    {
      field: 'initial',
      label: texts.value,
      from: 'tablet',
      isRight: true,
      Cell: ({ record }: Props) => (
        <span className={`${css.number} ${css.muted}`}>{moneyText(record.initial, record.currency)}</span>
      ),
    },
    {
      field: 'balance',
      label: texts.balance,
      from: 'phone',
      isRight: true,
      Cell: ({ record }: Props) => <span className={css.number}>{moneyText(record.balance, record.currency)}</span>,
    },
  ],
  linkTo: ({ id }) => `/gift-cards/${id}`,
  linkLabel: ({ codeEnd }) => texts.openOf(codeEnd),
  views: [
    { label: office.list.anyValue, filter: {} },
    ...(['active', 'empty', 'blocked', 'expired'] as const).map((state) => ({
      label: giftCardStateLabels[state],
      filter: { state },
    })),
  ],
  texts: { emptyText: texts.emptyText, emptyFiltered: texts.emptyFiltered },
});
