import type { Branch } from '@theke/contracts/catalog/branch';
import { phoneLink } from '@theke/rules/checkout/phone-link';
import { icon } from '@theke/ui/icon';
import { Globe, Mail, MapPin, Phone } from 'lucide-react';
import { addressText } from '../branch-list/address-text.ts';
import * as css from './branch-contact.module.css';
import { directionsTo } from './directions.ts';

const withoutScheme = (address: string): string => address.replace(/^https?:\/\/|\/$/g, '');

/** Address, phone, e-mail and website of a branch, as far as they are set (BRANCHES-02). */
export function BranchContact({ branch }: { branch: Branch }) {
  const { phone, email, website } = branch;
  const address = addressText(branch);
  return (
    <address className={css.contact}>
      {address && (
        <a href={directionsTo(branch)} target="_blank" rel="noreferrer">
          <MapPin {...icon} size={18} />
          {address}
        </a>
      )}
      {phone && (
        <a href={phoneLink(phone)}>
          <Phone {...icon} size={18} />
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`}>
          <Mail {...icon} size={18} />
          {email}
        </a>
      )}
      {website && (
        <a href={website} target="_blank" rel="noreferrer">
          <Globe {...icon} size={18} />
          {withoutScheme(website)}
        </a>
      )}
    </address>
  );
}
