import type { Product } from '@theke/contracts/catalog/product';
import { basePriceText } from '@theke/rules/price/base-price';
import { depositText } from '@theke/rules/price/deposit-text';
import { priceItem } from '@theke/rules/price/price';
import { alternativePrices, shownPrice } from '@theke/rules/price/shown-price';
import { partErrors, partsOf } from '@theke/rules/products/configuration';
import { isUnnamedFraction, limitsOf } from '@theke/rules/products/quantity';
import { translated } from '@theke/rules/texts/translated';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { Modal } from '@theke/ui/dialog';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { langAttributes } from '@theke/ui/lang-attributes';
import { Price } from '@theke/ui/price';
import { ArrowLeft, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { priceText } from '../cart/about-text.ts';
import type { CartItem } from '../cart/cart.ts';
import { itemBasePrice, itemDeposit } from '../cart/item-prices.ts';
import { Allergens } from '../menu/allergens.tsx';
import { messages } from '../messages.de.ts';
import { useBackCloses } from '../use-back-closes.ts';
import { AmountControl } from './amount-control.tsx';
import { useChosenPicture } from './chosen-picture.ts';
import { ChosenSlip } from './chosen-slip.tsx';
import * as css from './configure.module.css';
import { configureMessages } from './configure-messages.de.ts';
import { PartControl } from './part-control.tsx';
import { Pictures } from './pictures.tsx';
import { Trail } from './trail.tsx';
import { uploadMessages } from './upload/upload-messages.de.ts';

type Props = {
  item: CartItem;
  /** Index of the cart item that is edited; undefined for a new item. */
  index?: number;
  /** Products that bundles may contain, and which are sold out. */
  products: readonly Product[];
  soldOut: readonly string[];
  currency: string;
  onDone: (item: CartItem) => void;
  onClose: () => void;
};

/** Dialog to configure a product (MENU-07, MENU-08): all questions at once, or step by step. */
export default function Configure({ item: initial, index, products, soldOut, currency, onDone, onClose }: Props) {
  const id = useId();
  const leave = useBackCloses(onClose);
  const close = () => leave(onClose);
  const scroll = useRef<HTMLElement>(null);
  const [item, setItem] = useState(initial);
  const [unreadable, setUnreadable] = useState<string>();
  const [step, setStep] = useState(0);
  const [isChecked, setIsChecked] = useState(false);
  const [busy, setBusy] = useState<readonly number[]>([]);

  const { product } = item;
  const name = translated(product, 'name');
  const { parts, isStepped, isLast, errors, shown, hasFault } = determineStep(item, step, busy, unreadable);
  const price = priceItem(product, item);
  const sum = product.isPriceHidden ? '' : priceText(price.gross, currency, price.model);
  const base = itemBasePrice(item, currency);
  const deposit = itemDeposit(item, currency);
  const [picture] = product.images;
  const isPhoto = picture?.look?.isOpaque;
  const source = useChosenPicture(item);

  const goTo = (next: number) => {
    setIsChecked(false);
    setStep(next);
    scroll.current?.scrollTo(0, 0);
    scroll.current?.focus();
  };
  const goOn = () => {
    if (hasFault) {
      setIsChecked(true);
      requestAnimationFrame(() =>
        scroll.current?.querySelector('[role="alert"], [aria-invalid]')?.scrollIntoView({ block: 'center' }),
      );
      return;
    }
    if (isLast) leave(() => onDone(item));
    else goTo(step + 1);
  };
  const goBack = () => {
    // Leaving a question cancels its uploads.
    setBusy([]);
    if (step === 0) close();
    else goTo(step - 1);
  };
  const amountControl = (
    <AmountControl
      product={product}
      amount={item.amount}
      unit={item.unit}
      unreadable={unreadable}
      onUnreadable={setUnreadable}
      onChange={(amount, unit) => {
        setUnreadable(undefined);
        setItem({ ...item, amount, unit });
      }}
    />
  );
  const finish = index === undefined ? configureMessages.add : configureMessages.save;

  return (
    <Modal labelledBy={id} onClose={close} className={picture ? css.wide : css.narrow}>
      <div className={classNames(css.frame, !picture && css.bare)}>
        {picture && (
          <div className={classNames(css.side, isPhoto && css.photo)}>
            <Pictures pictures={product.images} first={source} name={name} />
            {parts.length > 0 && !product.isPriceHidden && <ChosenSlip item={item} currency={currency} />}
          </div>
        )}
        <div className={css.main}>
          <header className={css.head}>
            <h2 {...langAttributes(product, 'name')} id={id}>
              {name}
            </h2>
            <IconButton label={messages.close} onClick={close}>
              <X {...icon} size={22} />
            </IconButton>
          </header>
          {isStepped && <Trail parts={parts} values={item.parts} step={step} />}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <section ref={scroll} className={css.scroll} tabIndex={0} aria-labelledby={id}>
            {picture && (
              <div className={classNames(css.live, isPhoto && css.photo)}>
                <Pictures pictures={product.images} first={source} name={name} />
              </div>
            )}
            {step === 0 && <About item={item} currency={currency} />}
            {!isStepped && amountControl}
            {shown.map(({ part, at }) => (
              <PartControl
                key={part.name}
                part={part}
                value={item.parts[at]}
                products={products}
                soldOut={soldOut}
                currency={currency}
                isPriceHidden={product.isPriceHidden}
                // Carts of earlier versions do not contain `isDrawn`.
                isDrawn={product.isDrawn !== false}
                error={isChecked ? errors.get(at) : undefined}
                onChange={(value) =>
                  // Functional update, because an upload may finish during another change.
                  setItem((now) => ({
                    ...now,
                    parts: parts.map((_, other) => (other === at ? value : (now.parts[other] ?? null))),
                  }))
                }
                onBusy={(isBusy) => setBusy((now) => (isBusy ? [...now, at] : now.filter((other) => other !== at)))}
              />
            ))}
            {isStepped && isLast && amountControl}
          </section>
          <footer className={css.bar}>
            {deposit && <p className={css.hint}>{deposit}</p>}
            {base && parts.length > 0 && <p className={css.hint}>{configureMessages.base(base)}</p>}
            {price.isEstimated && <p className={css.hint}>{configureMessages.estimated}</p>}
            <div className={css.buttons}>
              {isStepped && (
                <Button kind="second" onClick={goBack}>
                  <ArrowLeft {...icon} />
                  <span className={css.back}>{configureMessages.back}</span>
                </Button>
              )}
              <Button isSplit onClick={goOn}>
                <span>{isLast ? finish : configureMessages.next}</span>
                <span>{sum}</span>
              </Button>
            </div>
          </footer>
        </div>
      </div>
    </Modal>
  );
}

/**
 * The parts shown at a step, and the errors of its answers.
 * @param busy indexes of parts with a running upload
 */
function determineStep(item: CartItem, step: number, busy: readonly number[], unreadable: string | undefined) {
  const { product } = item;
  const parts = partsOf(product);
  const isStepped = product.isStepByStep && parts.length > 1;
  const isLast = !isStepped || step === parts.length - 1;
  const errors = new Map(
    partErrors(product, item.parts, '').map(({ path, message }) => [Number(path.slice(1)), message]),
  );
  for (const at of busy) errors.set(at, uploadMessages.stillRunning);
  const shown = parts.flatMap((part, at) => (isStepped && at !== step ? [] : [{ part, at }]));
  const isAmountFaulty = unreadable !== undefined || !isAmountSold(item);
  const hasFault = shown.some(({ at }) => errors.has(at)) || (isLast && isAmountFaulty);
  return { parts, isStepped, isLast, errors, shown, hasFault };
}

const isAmountSold = ({ product, amount, unit }: CartItem): boolean =>
  amount > 0 && !isUnnamedFraction(amount, unit, limitsOf(product, unit));

function About({ item: { product }, currency }: { item: CartItem; currency: string }) {
  const { base, deposit, ...price } = shownPrice(product);
  return (
    <div className={css.about}>
      {product.description && <p {...langAttributes(product, 'description')}>{translated(product, 'description')}</p>}
      <div className={css.cost}>
        {product.isPriceHidden ? (
          <small>{messages.menu.priceHidden}</small>
        ) : (
          <>
            <Price {...price} currency={currency} />
            {deposit && <small>{depositText(deposit, currency)}</small>}
            {base && <small>{basePriceText(base, currency)}</small>}
            {alternativePrices(product, currency).map((text) => (
              <small key={text}>{text}</small>
            ))}
          </>
        )}
        <Allergens letters={product.allergens} additives={product.additives} />
      </div>
    </div>
  );
}
