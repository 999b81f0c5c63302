import { icon } from '@theke/ui/icon';
import { ShoppingBag, UtensilsCrossed } from 'lucide-react';
import * as css from './kiosk.module.css';
import { kioskMessages as messages } from './kiosk-messages.de.ts';
import type { KioskWay } from './kiosk-ways.ts';

const icons = { dineIn: UtensilsCrossed, takeaway: ShoppingBag };

/** First question at the kiosk: here or away. */
export const WayStep = ({ ways, onChoose }: { ways: readonly KioskWay[]; onChoose: (way: KioskWay) => void }) => (
  <section className={css.step}>
    <h1>{messages.wayTitle}</h1>
    <div className={css.choices}>
      {ways.map((way) => {
        const Icon = icons[way];
        return (
          <button key={way} type="button" className={css.choice} onClick={() => onChoose(way)}>
            <Icon {...icon} size={72} strokeWidth={1.25} />
            <b>{messages.ways[way]}</b>
          </button>
        );
      })}
    </div>
  </section>
);
