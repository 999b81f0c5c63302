import type { Address } from '@theke/contracts/ordering/order';
import { townText } from './address-text.ts';
import { orderMessages } from './order-messages.de.ts';

const { order: texts } = orderMessages;

/** Lines of an address as needed by a driver; nothing without an address. */
export function AddressLines({ address, home }: { address: Address; home: string }) {
  return addressLines(address, home).map((line) => (
    <span key={line}>
      {line}
      <br />
    </span>
  ));
}

/** @param home country that is not shown */
export function addressLines(address: Address, home: string): string[] {
  const { companyName, street, stairway, floor, door, country } = address;
  if (!street && !townText(address)) return [];
  const inside = [stairway && texts.stairway(stairway), floor && texts.floor(floor), door && texts.door(door)].filter(
    Boolean,
  );
  return [
    companyName,
    street,
    inside.join(', '),
    townText(address),
    country === home ? '' : (texts.countries[country] ?? country),
  ].filter(Boolean);
}
