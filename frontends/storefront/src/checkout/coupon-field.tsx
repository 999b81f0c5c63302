import type { checkCoupon } from '@theke/contracts/ordering/discount';
import { call, route } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import type { OrderForm } from '../cart/cart.ts';
import { useSending } from '../use-sending.ts';
import { checkoutMessages } from './checkout-messages.de.ts';
import * as css from './coupon-field.module.css';

const endpoint = route<typeof checkCoupon>('POST', '/discounts/check');
const { coupon: texts } = checkoutMessages;

type Props = {
  coupon: OrderForm['coupon'];
  /** Why the code takes nothing off, or was refused with the order. */
  error: string | undefined;
  onChange: (coupon: OrderForm['coupon']) => void;
};

/** A coupon code: a button that opens the field, then the redeemed code with a button to remove it. */
export function CouponField({ coupon, error, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (coupon) return <RedeemedCoupon {...{ coupon, error, onChange }} />;
  if (isOpen || error) return <CodeInput {...{ error, onChange }} />;
  return (
    <button type="button" className={css.choose} onClick={() => setIsOpen(true)}>
      {texts.enter}
    </button>
  );
}

const RedeemedCoupon = ({ coupon, error, onChange }: Props & { coupon: NonNullable<OrderForm['coupon']> }) => (
  <div className={css.redeemed} id="couponCode" tabIndex={-1}>
    <p>
      <b>{coupon.code}</b>
      <small>{coupon.name}</small>
    </p>
    <button type="button" className={css.choose} onClick={() => onChange(null)}>
      {texts.remove}
    </button>
    {error && (
      <p role="alert" className={css.wrong}>
        {error}
      </p>
    )}
  </div>
);

function CodeInput({ error, onChange }: Pick<Props, 'error' | 'onChange'>) {
  const [code, setCode] = useState('');
  const checking = useSending((typed: string) => call(endpoint, { body: { code: typed } }), {
    onSuccess: (found) => onChange({ ...found, code: found.code ?? code }),
  });
  const check = () => {
    if (code.trim() !== '' && !checking.isPending) checking.send(code);
  };
  const [failure] = checking.error && checking.sent === code ? ApiError.from(checking.error).errors : [];
  return (
    <div className={css.enter}>
      <TextInput
        autoFocus
        id="couponCode"
        label={texts.code}
        optional={checkoutMessages.optional}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        value={code}
        error={failure ? texts.refused(failure) : error}
        onChange={(event) => setCode(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would submit the order.
          event.preventDefault();
          check();
        }}
      />
      <Button kind="second" onClick={check} busyLabel={checking.isPending && texts.checking}>
        {texts.redeem}
      </Button>
    </div>
  );
}
