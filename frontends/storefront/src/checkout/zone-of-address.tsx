import type { DeliveryArea } from '@theke/rules/delivery/delivery-area';
import { isZone } from '@theke/rules/delivery/zone';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { Notice } from '@theke/ui/notice';
import { Select } from '@theke/ui/select';
import { useShop } from '@theke/ui/shop';
import { useEffect, useEffectEvent } from 'react';
import { checkoutMessages } from './checkout-messages.de.ts';
import { bound, type FormProps } from './form-props.ts';
import { useZoneOfAddress } from './use-zone-of-address.ts';
import { zoneFaults } from './zone-faults.de.ts';
import { zoneMessages as texts } from './zone-messages.de.ts';

/** "Lieferzone „Nah“: 2,90 € Liefergebühr, Mindestbestellwert 15,00 €." */
function zoneText({ area, free, price, minimumOrderValue }: DeliveryArea, currency: string): string {
  const fee = free || price === 0 ? texts.noFee : texts.fee(formatMoney(toMoney(price), currency));
  return texts.zone(area, fee, minimumOrderValue ? formatMoney(toMoney(minimumOrderValue), currency) : '');
}

/**
 * Delivery zone of the guest's address, for a branch with zones (ZONE-04); it becomes the area of the cart. An address
 * in no zone may still belong to a named area, which the guest chooses.
 */
export default function ZoneOfAddress({ area, ...props }: FormProps & { area: DeliveryArea | undefined }) {
  const { branch, form, onChange } = props;
  const { currency } = useShop().config;
  const found = useZoneOfAddress(branch, form);
  const named = branch.deliveryAreas.filter((one) => !isZone(one));
  const zone = branch.deliveryAreas.find((one) => one.area === found?.area);
  const chosen = area && !isZone(area) ? area : named[0];
  const decided = found && (zone ?? chosen)?.area;
  const take = useEffectEvent(() => {
    if (decided !== undefined && decided !== form.deliveryArea) onChange({ deliveryArea: decided });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the decision changes, not the form
  useEffect(() => take(), [decided]);
  const isOutside = found && !zone;
  return (
    <div>
      <div role="status">
        {!found && <Notice>{texts.enter}</Notice>}
        {zone && (
          <Notice kind="ok">
            {zoneText(zone, currency)} {found?.found?.match === 'near' && texts.near(found.found.street)}
          </Notice>
        )}
        {isOutside &&
          (named.length > 0 ? (
            <Notice>{texts.chooseArea}</Notice>
          ) : (
            <Notice kind="late">{zoneFaults[found.found ? 'ADDRESS_OUTSIDE_ZONES' : 'ADDRESS_NOT_FOUND']}</Notice>
          ))}
      </div>
      {isOutside && named.length > 0 && (
        <Select
          label={checkoutMessages.deliveryArea}
          choices={named.map(({ area: name }) => ({ value: name, label: name }))}
          {...bound(props, 'deliveryArea')}
          value={chosen?.area ?? ''}
        />
      )}
    </div>
  );
}
