import type { DeliveryArea } from '@theke/rules/delivery-area';
import { Checkbox } from '@theke/ui/checkbox';
import { Select } from '@theke/ui/select';
import { TextInput } from '@theke/ui/text-input';
import { messages } from '../messages.de.ts';
import { AddressLines } from './address-lines.tsx';
import * as css from './checkout-page.module.css';
import { bound, type FormProps } from './form-props.ts';

/** Where the guest lives or the order goes, for a company too; a delivery may go elsewhere. */
export function AddressFields({ area, ...props }: FormProps & { area: DeliveryArea | undefined }) {
  const { branch, orderType, form, onChange } = props;
  const isDelivery = orderType === 'delivery';
  return (
    <section className={css.section}>
      <h2>{isDelivery ? messages.checkout.deliveryAddress : messages.checkout.address}</h2>
      <div className={css.two}>
        {isDelivery && (
          <Select
            className={css.all}
            label={messages.checkout.deliveryArea}
            choices={branch.deliveryAreas.map(({ area: name }) => ({ value: name, label: name }))}
            {...bound(props, 'deliveryArea')}
            value={area?.area ?? ''}
          />
        )}
        <AddressLines whose="own" {...props} />
        <div className={css.all}>
          {isDelivery && (
            <Checkbox
              checked={form.isDeliveryAddressDifferent}
              onChange={(event) => onChange({ isDeliveryAddressDifferent: event.target.checked })}
            >
              {messages.checkout.elsewhere}
            </Checkbox>
          )}
          <Checkbox checked={form.isCompany} onChange={(event) => onChange({ isCompany: event.target.checked })}>
            {messages.checkout.forCompany}
          </Checkbox>
        </div>
        {form.isCompany && (
          <>
            <TextInput
              label={messages.checkout.companyName}
              autoComplete="organization"
              maxLength={120}
              {...bound(props, 'companyName')}
            />
            <TextInput
              label={messages.checkout.vatNumber}
              optional={messages.checkout.optional}
              maxLength={40}
              {...bound(props, 'vatNumber')}
            />
          </>
        )}
      </div>
      {isDelivery && form.isDeliveryAddressDifferent && (
        <fieldset className={css.other}>
          <legend>{messages.checkout.otherAddress}</legend>
          <div className={css.two}>
            <TextInput
              className={css.all}
              label={messages.checkout.otherCompany}
              optional={messages.checkout.optional}
              maxLength={120}
              {...bound(props, 'deliveryCompanyName')}
            />
            <AddressLines whose="delivery" {...props} />
          </div>
        </fieldset>
      )}
    </section>
  );
}
