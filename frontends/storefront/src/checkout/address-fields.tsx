import type { DeliveryArea } from '@theke/rules/delivery/delivery-area';
import { isZone } from '@theke/rules/delivery/zone';
import { Checkbox } from '@theke/ui/checkbox';
import { Select } from '@theke/ui/select';
import { TextInput } from '@theke/ui/text-input';
import { useEffect, useEffectEvent } from 'react';
import { lazyPage } from '../lazy-page.tsx';
import { AddressLines } from './address-lines.tsx';
import { checkoutMessages } from './checkout-messages.de.ts';
import * as css from './checkout-page.module.css';
import { CompanyBox, CompanyLines } from './company-fields.tsx';
import { filledByArea } from './filled-by-area.ts';
import { bound, type FormProps } from './form-props.ts';

// Loaded only if the branch has zones. In an existing chunk: another name would exceed the budget of the first load.
const ZoneOfAddress = lazyPage(() => import(/* webpackChunkName: "contact" */ './zone-of-address.tsx'), null);

/** Address of the guest or company; a delivery may go to a different address. */
export function AddressFields({ area, ...props }: FormProps & { area: DeliveryArea | undefined }) {
  const { branch, orderType, form, onChange } = props;
  const isDelivery = orderType === 'delivery';
  // The address decides, and not the guest.
  const hasZones = isDelivery && branch.deliveryAreas.some(isZone);
  const fill = useEffectEvent(() => {
    const filled = area && filledByArea(area, branch, form);
    if (filled) onChange(filled);
  });
  // Runs whenever the area changes, here or on the menu, to fill in its postal code and city.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must not run when other values change
  useEffect(() => fill(), [area?.area, form.isDeliveryAddressDifferent]);
  return (
    <section className={css.section}>
      <h2>{isDelivery ? checkoutMessages.deliveryAddress : checkoutMessages.address}</h2>
      <div className={css.two}>
        {isDelivery && !hasZones && (
          <Select
            className={css.all}
            label={checkoutMessages.deliveryArea}
            choices={branch.deliveryAreas.map(({ area: name }) => ({ value: name, label: name }))}
            {...bound(props, 'deliveryArea')}
            value={area?.area ?? ''}
          />
        )}
        <AddressLines address="customer" {...props} />
        <div className={css.all}>
          {isDelivery && (
            <Checkbox
              checked={form.isDeliveryAddressDifferent}
              onChange={(event) => onChange({ isDeliveryAddressDifferent: event.target.checked })}
            >
              {checkoutMessages.elsewhere}
            </Checkbox>
          )}
          <CompanyBox {...props} />
        </div>
        <CompanyLines {...props} />
      </div>
      {isDelivery && form.isDeliveryAddressDifferent && (
        <fieldset className={css.other}>
          <legend>{checkoutMessages.otherAddress}</legend>
          <div className={css.two}>
            <TextInput
              className={css.all}
              label={checkoutMessages.otherCompany}
              optional={checkoutMessages.optional}
              maxLength={120}
              {...bound(props, 'deliveryCompanyName')}
            />
            <AddressLines address="delivery" {...props} />
          </div>
        </fieldset>
      )}
      {hasZones && <ZoneOfAddress {...props} area={area} />}
    </section>
  );
}
