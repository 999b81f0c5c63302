import { newsletterConsent } from '@theke/rules/newsletter/newsletter-consent';
import { Checkbox } from '@theke/ui/checkbox';
import { selfServiceBranch } from '@theke/ui/self-service';
import { useShop } from '@theke/ui/shop';
import { useState } from 'react';
import { checkoutMessages } from './checkout-messages.de.ts';
import * as css from './checkout-page.module.css';
import { hasNewsletterWish, storeNewsletterWish } from './newsletter-wish.ts';

/** Checkbox for the newsletter: never checked by default, and optional (NEWS-02). Not on a kiosk. */
export function NewsletterField() {
  const { shopKey, shopName } = useShop().config;
  const [isWished, setWished] = useState(() => hasNewsletterWish(shopKey));
  if (selfServiceBranch(shopKey)) return null;
  return (
    <div className={css.kept}>
      <Checkbox
        checked={isWished}
        aria-describedby="newsletter-note"
        onChange={(event) => {
          setWished(event.target.checked);
          storeNewsletterWish(shopKey, event.target.checked);
        }}
      >
        {newsletterConsent.text(shopName)}
      </Checkbox>
      <p className={css.note} id="newsletter-note">
        {checkoutMessages.newsletterNote}
      </p>
    </div>
  );
}
