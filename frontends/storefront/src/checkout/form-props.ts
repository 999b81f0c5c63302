import type { Branch } from '@theke/contracts/catalog/branch';
import type { OrderType } from '@theke/rules/orders/order-types';
import type { OrderForm, TextField } from '../cart/cart.ts';

/** What every section of the form works with. */
export type FormProps = {
  branch: Branch;
  /** The shop sends SMS about the order. */
  hasSms: boolean;
  orderType: OrderType;
  form: OrderForm;
  /** The sentence for a field that is wrong. */
  errorOf: (field: string) => string | undefined;
  onChange: (fields: Partial<OrderForm>) => void;
};

/** The props that tie a control to one of the form's texts. */
export const bound = (
  { form, errorOf, onChange }: Pick<FormProps, 'form' | 'errorOf' | 'onChange'>,
  field: TextField,
) => ({
  id: field,
  name: field,
  value: form[field],
  error: errorOf(field),
  onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
});
