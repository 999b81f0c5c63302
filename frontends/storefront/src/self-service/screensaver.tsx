import type { Branch } from '@theke/contracts/catalog/branch';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { offeredTypes } from '@theke/rules/orders/order-types';
import { isOnlinePayment, offeredPayments } from '@theke/rules/payments/payment-methods';
import { locale } from '@theke/rules/texts/locale';
import { wordsOfZone } from '@theke/rules/texts/words-of-zone';
import { icon } from '@theke/ui/icon';
import { imageUrl } from '@theke/ui/image-url';
import { useShop } from '@theke/ui/shop';
import { ShopLogo } from '@theke/ui/shop-logo';
import { useNow } from '@theke/ui/use-now';
import { ArrowRight } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { branchState } from '../branch-list/branch-state.ts';
import { refusal } from '../branch-list/refusal.ts';
import { laidDishes } from '../menu/laid-dishes.ts';
import { menuSections } from '../menu/menu-sections.ts';
import { soldCard } from '../shop/sold-card.ts';
import { useCard } from '../shop/use-card.ts';
import { promisedWindow, useExpected } from '../shop/use-expected.ts';
import * as css from './screensaver.module.css';
import { selfServiceMessages as messages } from './self-service-messages.de.ts';

const minute = 60_000;
/** Longest waiting time in minutes that is shown; a longer one is irrelevant for people at the kiosk. */
const longestWait = 120;

const list = new Intl.ListFormat(locale, { type: 'disjunction' });

function invitation(types: readonly string[], payments: readonly boolean[], zone: string): string {
  const [isHere, isAtCounter] = [payments.includes(true), payments.includes(false)];
  const typeList = list.format(types);
  const kinds = typeList && `${typeList.charAt(0).toUpperCase()}${typeList.slice(1)}.`;
  const { atTill } = wordsOfZone(zone);
  const atCounter = isHere ? messages.hereOrCounter(atTill) : messages.counter(atTill);
  const paying = isAtCounter ? atCounter : isHere ? messages.here : '';
  return [kinds, paying].filter(Boolean).join(' ');
}

/** Screensaver of a kiosk; the whole screen is one button (KIOSK-02). */
export function Screensaver({ branch, onTap }: { branch: Branch; onTap: () => void }) {
  const { config } = useShop();
  const dialog = useRef<HTMLDialogElement>(null);
  const now = useNow(20_000);
  const zone = zoneOf(branch);
  const { data } = useCard(branch);
  const dishes = data ? laidDishes(menuSections(soldCard(data, zone, now), zone, now)) : [];
  // Delivery is last, because guests at the kiosk rarely want it.
  const types = offeredTypes(branch).toSorted(
    (one, other) => Number(one === 'delivery') - Number(other === 'delivery'),
  );
  const orderType = types[0] ?? 'takeaway';
  const window = promisedWindow(useExpected({ branch, orderType, area: undefined, products: [], now }), branch);
  const wait = window && Math.max(5, Math.ceil((window.from.getTime() - now.getTime()) / (5 * minute)) * 5);
  const isClosed = refusal(branch, orderType, now).length > 0;
  const payments = offeredPayments(config, branch).map(isOnlinePayment);

  // A modal dialog is above everything, including the header, and makes the rest inert.
  useLayoutEffect(() => {
    const open = dialog.current;
    open?.showModal();
    // Focused by script, so that the focus ring appears only for keyboard users.
    open?.focus();
    return () => open?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={css.screen}
      aria-label={messages.title}
      onCancel={(event) => {
        event.preventDefault();
        onTap();
      }}
    >
      <button type="button" className={css.all} onClick={onTap}>
        <span className={css.shop}>
          {config.logo && <ShopLogo logo={config.logo} logoDark={config.logoDark} isOnDark alt="" height={56} />}
          {config.shopName}
        </span>
        <span className={css.table} aria-hidden="true">
          {dishes.map((dish) => (
            <img key={dish.id} src={imageUrl(dish, 'medium')} alt="" />
          ))}
        </span>
        <span className={css.title}>{messages.title}</span>
        <span className={css.text}>
          {invitation(
            types.slice(0, 2).map((type) => messages.types[type]),
            payments,
            zone,
          )}
        </span>
        <span className={css.facts}>
          {!isClosed && wait !== undefined && wait <= longestWait && (
            <span>
              <small>{messages.wait}</small>
              <b>{messages.minutes(wait)}</b>
            </span>
          )}
          <span>
            <small>{messages.hours}</small>
            <b>{branchState(branch, now).text}</b>
          </span>
        </span>
        <span className={css.begin}>
          {isClosed ? messages.look : messages.begin}
          <ArrowRight {...icon} size={40} />
        </span>
      </button>
    </dialog>
  );
}
