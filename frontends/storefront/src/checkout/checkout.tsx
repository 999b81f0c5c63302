import type { Branch } from '@theke/contracts/catalog/branch';
import { withoutItem } from '@theke/rules/cart-changes';
import { formatMoney } from '@theke/rules/money';
import { isAddressRequired, isContactHidden } from '@theke/rules/required-fields';
import { Button, buttonClass } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { TextArea } from '@theke/ui/text-area';
import { useNow } from '@theke/ui/use-now';
import { ArrowLeft, Banknote, Clock } from 'lucide-react';
import { Link } from 'react-router';
import { refusal } from '../branch-list/refusal.ts';
import type { Cart } from '../cart/cart.ts';
import { aboutText, cartPrice } from '../cart/cart-price.ts';
import { useHouse } from '../house/house-context.ts';
import { messages } from '../messages.de.ts';
import { PaymentFailed } from '../pay/payment-failed.tsx';
import { AddressFields } from './address-fields.tsx';
import { CartList } from './cart-list.tsx';
import * as css from './checkout-page.module.css';
import { ConsentFields } from './consent-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ErrorList } from './error-list.tsx';
import { PriceQuestion } from './price-question.tsx';
import { PriceSummary } from './price-summary.tsx';
import { useCheckout } from './use-checkout.ts';

type Props = { branch: Branch; cart: Cart; change: (next: (cart: Cart) => Cart) => void };

/** The checkout for pick-up, its sections in the specification's order (section 2, "Checkout"). */
export function Checkout({ branch, cart, change }: Props) {
  const { config } = useHouse();
  const now = useNow(20_000);
  const checkout = useCheckout(branch, cart, change);
  const price = cartPrice(cart);
  const sum = aboutText(price.totals.total.gross, config.currency, price.isEstimated);
  const refused = refusal(branch, now);
  const prices = price.items.map(({ gross, isEstimated }) => aboutText(gross, config.currency, isEstimated));
  const fields = { form: cart.order, errorOf: checkout.errorOf, onChange: checkout.patch };

  return (
    <main>
      <form className={css.grid} noValidate onSubmit={checkout.onSubmit}>
        <div className={css.head}>
          <h1>{messages.checkout.title}</h1>
          <p>
            {branch.name}, {branch.street}, {branch.zipCode} {branch.city}
          </p>
        </div>
        <div className={css.notices} ref={checkout.top} tabIndex={-1}>
          <PaymentFailed />
          <ErrorList faults={checkout.faults} />
          {checkout.isUncertain && (
            <Notice kind="soon" role="alert">
              <b>{messages.checkout.unknownTitle}</b> {messages.checkout.unknownText}
            </Notice>
          )}
          {refused.length > 0 && (
            <Notice kind="soon">
              <b>{refused[0]}</b> {refused.slice(1).join(' ')}
            </Notice>
          )}
        </div>
        <fieldset className={css.form} disabled={checkout.isLocked}>
          {!isContactHidden(branch, 'takeaway') && <ContactFields branch={branch} {...fields} />}
          {isAddressRequired(branch, 'takeaway') && <AddressFields {...fields} />}
          <section className={css.section}>
            <h2>{messages.checkout.appointment}</h2>
            <p className={css.when}>
              <Clock {...icon} />
              {messages.checkout.asSoonAsPossible}
            </p>
          </section>
          <section className={css.section}>
            <h2>{messages.checkout.comment}</h2>
            <TextArea
              id="comment"
              label={messages.checkout.commentLabel}
              optional={messages.checkout.optional}
              maxLength={1000}
              value={cart.order.comment}
              error={checkout.errorOf('comment')}
              onChange={(event) => checkout.patch({ comment: event.target.value })}
            />
          </section>
        </fieldset>
        <section className={css.side}>
          <h2>{messages.cart.title}</h2>
          <fieldset className={css.form} disabled={checkout.isLocked}>
            <CartList
              items={cart.items}
              prices={prices}
              onRemove={(index) => change((before) => withoutItem(before, index))}
            />
          </fieldset>
          <dl className={css.sums}>
            <PriceSummary totals={price.totals} currency={config.currency} isEstimated={price.isEstimated} />
          </dl>
        </section>
        <fieldset className={css.form} disabled={checkout.isLocked}>
          {config.enableCash && branch.isCashEnabled && (
            <section className={css.section}>
              <h2>{messages.checkout.paying}</h2>
              <div className={css.payments}>
                <label className={css.pay}>
                  <input type="radio" id="paymentMethod" name="paymentMethod" value="cash" checked readOnly />
                  <Banknote {...icon} />
                  <span>{messages.checkout.cash}</span>
                  <span className={css.radio} />
                </label>
              </div>
            </section>
          )}
          <ConsentFields consents={checkout.consents} errorOf={checkout.errorOf} onChange={checkout.setConsents} />
        </fieldset>
        <div className={css.send}>
          {(refused.length === 0 || checkout.isUncertain) && (
            <Button
              type="submit"
              size="large"
              isWide
              isSplit
              busyLabel={checkout.isSending && messages.checkout.submitting}
            >
              <span>{checkout.isUncertain ? messages.checkout.unknownRetry : messages.checkout.submit}</span>
              <span>{sum}</span>
            </Button>
          )}
          {!checkout.isLocked && (
            <Link className={buttonClass({ kind: 'quiet', isWide: true })} to={`/store/${branch.identifier}`}>
              <ArrowLeft {...icon} size={18} />
              {messages.checkout.back}
            </Link>
          )}
        </div>
      </form>
      {checkout.question && (
        <PriceQuestion
          message={checkout.question.message}
          total={formatMoney(price.totals.total.gross, config.currency)}
          onAccept={checkout.acceptPrice}
          onClose={checkout.closeQuestion}
        />
      )}
    </main>
  );
}
