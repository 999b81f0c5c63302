import type { Branch } from '@theke/contracts/catalog/branch';
import type { OrderType } from '@theke/rules/orders/order-types';
import type { OrderForm, TextField } from '../cart/cart.ts';

/** Props of every section of the form. */
export type FormProps = {
  branch: Branch;
  /** Whether the shop sends SMS about the order. */
  hasSms: boolean;
  orderType: OrderType;
  form: OrderForm;
  /** Returns the error message of a field. */
  errorOf: (field: string) => string | undefined;
  onChange: (fields: Partial<OrderForm>) => void;
};

/** Returns the props that bind a text field to the form. */
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
