import { useShop } from '@theke/admin/api/shop.ts';
import { moneyText } from '@theke/admin/ui/format.ts';
import type { GiftCardWithCode } from '@theke/contracts/ordering/gift-card';
import { modulesPath } from '@theke/rules/qr/code-drawing';
import { dateText, startOf } from '@theke/rules/time/local-time';
import { encode } from 'uqr';
import * as css from './gift-card-page.module.css';
import { giftCardsMessages } from './gift-cards-messages.de.ts';

const { sheet: texts } = giftCardsMessages;

/** The card that a guest takes along: value, code and QR code of its balance. Printed alone on its page. */
export function GiftCardSheet({ card }: { card: GiftCardWithCode }) {
  const { shopName } = useShop().config;
  const { code, initial, currency, message, recipientName, validUntil } = card;
  const address = `${window.location.origin}/kontakt#karte=${code.replaceAll(' ', '')}`;
  const { data, size } = encode(address, { border: 3, ecc: 'M' });
  return (
    <article className={css.sheet}>
      <header>
        <p>{shopName}</p>
        <h2>{[texts.headline, recipientName && `für ${recipientName}`].filter(Boolean).join(' ')}</h2>
      </header>
      <div>
        {message && <p className={css.message}>{message}</p>}
        <strong>{moneyText(initial, currency)}</strong>
        <p className={css.code}>{code}</p>
        {validUntil && <p>{texts.validUntil(dateText(startOf(validUntil)))}</p>}
        <p>{texts.how}</p>
        <p>{texts.keep}</p>
      </div>
      <div>
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={texts.qr} shapeRendering="crispEdges">
          <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
          <path d={modulesPath(data)} fill="#000" />
        </svg>
        <p>{texts.scan}</p>
      </div>
    </article>
  );
}
