import type { DeliveryArea } from '@theke/rules/delivery/delivery-area';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { icon } from '@theke/ui/icon';
import { ChevronDown, MapPin } from 'lucide-react';
import { areaMessages } from './area-messages.de.ts';
import * as css from './order-type-and-area.module.css';

type Props = {
  areas: readonly DeliveryArea[];
  area: DeliveryArea;
  currency: string;
  onChange: (area: string) => void;
};

/** Fee and minimum of a delivery area: "2,90 € · Mindestbestellwert 10,00 €". */
function conditions({ free, price, minimumOrderValue }: DeliveryArea, currency: string): string {
  const fee = free || price === 0 ? areaMessages.noFee : formatMoney(toMoney(price), currency);
  return minimumOrderValue
    ? `${fee} · ${areaMessages.minimum(formatMoney(toMoney(minimumOrderValue), currency))}`
    : fee;
}

/** Choice of the delivery area with its conditions; an invisible native select covers it. */
export default function AreaSelect({ areas, area, currency, onChange }: Props) {
  return (
    <div className={css.area}>
      <MapPin {...icon} />
      <div aria-hidden="true">
        {area.area}
        <small>{conditions(area, currency)}</small>
      </div>
      <ChevronDown {...icon} />
      <select aria-label={areaMessages.area} value={area.area} onChange={(event) => onChange(event.target.value)}>
        {areas.map((area) => (
          <option key={area.area} value={area.area}>
            {area.area}: {conditions(area, currency)}
          </option>
        ))}
      </select>
    </div>
  );
}
