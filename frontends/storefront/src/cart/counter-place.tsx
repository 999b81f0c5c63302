import { classNames } from '@theke/ui/class-names';
import type { ReactNode } from 'react';
import { messages } from '../messages.de.ts';
import * as css from './counter.module.css';

/** Empty counter, shown while the cart is empty or not loaded. */
export const CounterPlace = ({ children }: { children?: ReactNode }) => (
  <section className={css.counter} aria-label={messages.cart.title}>
    <span className={css.edge} />
    <p className={css.say}>{children}</p>
    <div className={css.row}>
      <button type="button" className={classNames(css.go, css.off)} disabled>
        {messages.cart.order}
      </button>
    </div>
  </section>
);
