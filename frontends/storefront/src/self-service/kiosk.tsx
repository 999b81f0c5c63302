import { useQueryClient } from '@tanstack/react-query';
import type { Branch } from '@theke/contracts/catalog/branch';
import { languageCookie, languageSeconds } from '@theke/rules/site/language';
import { rememberCookie } from '@theke/ui/consent/write-cookie';
import { forgetGuest } from '@theke/ui/self-service';
import { useShop } from '@theke/ui/shop';
import { Fragment, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { CartProvider } from '../cart/cart-provider.tsx';
import { pendingAttempt } from '../checkout/pending-attempt.ts';
import { useNavigate } from '../router/place.ts';
import { isAwake, stayAwake } from './awake-kiosk.ts';
import * as css from './kiosk.module.css';
import { KioskContext } from './kiosk-context.ts';
import { kioskMessages } from './kiosk-messages.de.ts';
import { KioskPages } from './kiosk-pages.tsx';
import { Screensaver } from './screensaver.tsx';
import { whenIdle } from './when-idle.ts';

/** Time without input, in ms, after which the guest is considered gone. */
const idleMs = 60_000;
/** While an order is being sent, the guest is waited for this many times as long. */
const patience = 5;

/** Query keys of shop data, which are not specific to a guest. */
const ofTheShop = new Set<unknown>(['shop', 'card', 'capacity', 'tables']);

/**
 * Kiosk with a screensaver and its own pages. After the guest has left, it returns and all data of the guest is deleted
 * (KIOSK-02).
 */
export default function Kiosk({ branch }: { branch: Branch }) {
  const { config } = useShop();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isAsleep, setIsAsleep] = useState(() => !isAwake(config.shopKey));
  const [guest, setGuest] = useState(1);

  // Hides header and footer of the shop, and enlarges text and controls (KIOSK-05).
  useLayoutEffect(() => {
    document.documentElement.classList.add(css.root ?? '');
    return () => document.documentElement.classList.remove(css.root ?? '');
  }, []);

  const leave = () => {
    forgetGuest(config.shopKey);
    queries.removeQueries({ predicate: ({ queryKey: [kind] }) => !ofTheShop.has(kind) });
    navigate(`/store/${branch.identifier}`, { replace: true });
    document.documentElement.scrollTop = 0;
    setGuest((before) => before + 1);
    setIsAsleep(true);
    // The next guest begins in German. Without a connection, the page cannot be loaded again.
    if (kioskMessages.otherLanguage.code === 'de' && navigator.onLine) speak('de');
  };
  const speak = (language: string) => {
    rememberCookie(languageCookie, language, languageSeconds);
    window.location.reload();
  };
  const leaveWhenIdle = useEffectEvent((waited: number) => {
    if (waited < patience && pendingAttempt(config.shopKey, branch.identifier)) return;
    leave();
  });
  useEffect(() => {
    if (isAsleep) return;
    let waited = 0;
    return whenIdle(idleMs, () => leaveWhenIdle(++waited));
  }, [isAsleep]);
  const control = {
    leave,
    speak: (language: string) => {
      stayAwake(config.shopKey);
      speak(language);
    },
  };

  return (
    <KioskContext value={control}>
      {/* The key resets all component state of a guest. */}
      <Fragment key={guest}>
        <CartProvider>
          <KioskPages branch={branch} />
        </CartProvider>
      </Fragment>
      {isAsleep && <Screensaver branch={branch} onTap={() => setIsAsleep(false)} />}
    </KioskContext>
  );
}
