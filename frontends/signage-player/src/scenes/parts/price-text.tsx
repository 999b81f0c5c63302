import { classNames } from '@theke/ui/class-names';
import * as css from './parts.module.css';
import type { ProductPrice } from './product-price.ts';

type Props = { price: ProductPrice; className?: string | undefined };

/** "ab 9,90 €", "34,90 € / kg": the number is emphasised. */
export const PriceText = ({ price: { text, prefix, per }, className }: Props) => (
  <span className={classNames(css.price, className)}>
    {prefix && <small>{prefix} </small>}
    <b>{text}</b>
    {per && <small> / {per}</small>}
  </span>
);
