import { may, useMe } from '@theke/admin/api/session.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import type { GiftCardWithCode } from '@theke/contracts/ordering/gift-card';
import { Button, buttonClass } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import * as css from './gift-card-page.module.css';
import { GiftCardSheet } from './gift-card-sheet.tsx';
import { giftCardsMessages as texts } from './gift-cards-messages.de.ts';
import { SellForm } from './sell-form.tsx';

/** Sells a gift card at the counter, then shows it for printing (GIFT-04). */
export function SellGiftCardPage() {
  const [sold, setSold] = useState<GiftCardWithCode>();
  if (!may(useMe(), 'gift-cards.sell')) return <NotAllowed title={texts.sell} />;
  return (
    <>
      <PageBar title={texts.sell} backTo="/gift-cards" />
      <div className={css.page}>
        {sold ? (
          <>
            <Notice kind="ok" role="status">
              {texts.sheet.ready}
            </Notice>
            <GiftCardSheet card={sold} />
            <div className={css.head}>
              <Button onClick={() => window.print()}>
                <Printer {...icon} size={16} />
                {texts.sheet.print}
              </Button>
              <Button kind="second" onClick={() => setSold(undefined)}>
                {texts.sheet.another}
              </Button>
              <Link className={buttonClass({ kind: 'quiet' })} to={`/gift-cards/${sold.id}`}>
                {texts.sheet.toCard}
              </Link>
            </div>
          </>
        ) : (
          <SellForm onSold={setSold} />
        )}
      </div>
    </>
  );
}
