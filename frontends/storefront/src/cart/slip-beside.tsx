import { messages } from '../messages.de.ts';
import * as css from './slip.module.css';
import { SlipBody, type SlipProps } from './slip.tsx';

/** The cart as a slip beside the menu. */
export default function SlipBeside(props: SlipProps) {
  return (
    <section className={css.slip} aria-label={messages.cart.title}>
      <h2>{messages.cart.title}</h2>
      <SlipBody {...props} />
    </section>
  );
}
