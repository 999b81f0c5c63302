import type { Branch } from '@theke/contracts/catalog/branch';
import { isAddressRequired, isContactHidden } from '@theke/rules/checkout/required-fields';
import { offeredTypes, typeFlags } from '@theke/rules/orders/order-types';
import { icon } from '@theke/ui/icon';
import { TextArea } from '@theke/ui/text-area';
import type { Cart } from '../cart/cart.ts';
import { OrderTypeChoice } from '../cart/order-type-choice.tsx';
import { orderTypeIcons } from '../cart/order-type-icons.ts';
import { messages } from '../messages.de.ts';
import { useCapacity } from '../shop/use-capacity.ts';
import { AccountFill } from './account-fill.tsx';
import { AddressFields } from './address-fields.tsx';
import { AppointmentFields } from './appointment/appointment-fields.tsx';
import { checkoutMessages } from './checkout-messages.de.ts';
import * as css from './checkout-page.module.css';
import { ContactFields } from './contact-fields.tsx';
import { KeptCartField } from './kept-cart-field.tsx';
import { NewsletterField } from './newsletter-field.tsx';
import { OrderTypeNotice } from './order-type-notice.tsx';
import { TableField } from './table-field.tsx';
import type { useCheckout } from './use-checkout.ts';
import type { CheckoutOrder } from './use-checkout-order.ts';

type Props = {
  branch: Branch;
  cart: Cart;
  details: CheckoutOrder;
  checkout: ReturnType<typeof useCheckout>;
  change: (next: (cart: Cart) => Cart) => void;
};

/** Order type, contact, address, time and comment. */
export function CheckoutDetails({ branch, cart, details, checkout, change }: Props) {
  const { config, now, order, products, expected, kept, isAtTable } = details;
  const capacity = useCapacity(branch.id);
  const { orderType, area } = order;
  const { currency } = config;
  const OnlyType = orderTypeIcons[orderType];
  const fields = {
    branch,
    orderType,
    hasSms: config.enablePluginSMS,
    form: cart.order,
    errorOf: checkout.errorOf,
    onChange: checkout.patch,
  };
  return (
    <fieldset className={css.form} disabled={checkout.isLocked}>
      <section className={css.section} id="deliveryType" tabIndex={-1} aria-labelledby="deliveryType-title">
        <h2 id="deliveryType-title">{checkoutMessages.orderTypeQuestion}</h2>
        {offeredTypes(branch).length > 1 && (
          <OrderTypeChoice
            branch={branch}
            orderType={orderType}
            onChange={(next) => change((before) => ({ ...before, ...typeFlags(next) }))}
          />
        )}
        {offeredTypes(branch).length === 1 && (
          <p className={css.only}>
            <OnlyType {...icon} />
            {messages.orderTypes[orderType]}
          </p>
        )}
        <OrderTypeNotice branch={branch} order={order} currency={currency} now={now} />
      </section>
      {orderType === 'dineIn' && branch.isTableSelectionEnabled && <TableField {...fields} />}
      {config.enablePluginAccounts && !isContactHidden(branch, orderType) && <AccountFill {...fields} />}
      {!isContactHidden(branch, orderType) && <ContactFields {...fields} />}
      {config.enablePluginNewsletter && !isContactHidden(branch, orderType) && <NewsletterField />}
      {kept && <KeptCartField isKept={kept.id !== undefined} onChange={kept.setKept} />}
      {isAddressRequired(branch, orderType) && <AddressFields {...fields} area={area} />}
      {!(isAtTable && cart.order.appointmentDate === null && !checkout.errorOf('appointmentDate')) && (
        <AppointmentFields
          query={{ branch, orderType, products, now, keepableFrom: expected.earliest?.from }}
          expected={expected}
          capacity={capacity}
          appointment={cart.order.appointmentDate}
          error={checkout.errorOf('appointmentDate')}
          onChange={(appointmentDate) => checkout.patch({ appointmentDate })}
        />
      )}
      <section className={css.section}>
        <h2>{checkoutMessages.comment}</h2>
        <TextArea
          id="comment"
          label={checkoutMessages.commentLabel[orderType]}
          optional={checkoutMessages.optional}
          maxLength={1000}
          value={cart.order.comment}
          error={checkout.errorOf('comment')}
          onChange={(event) => checkout.patch({ comment: event.target.value })}
        />
      </section>
    </fieldset>
  );
}
