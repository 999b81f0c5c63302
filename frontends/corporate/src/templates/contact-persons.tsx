import type { ShownMember } from '@theke/contracts/content/teasers';
import { phoneLink } from '@theke/rules/checkout/phone-link';
import { icon } from '@theke/ui/icon';
import { imageSrcSet, imageUrl } from '@theke/ui/image-url';
import { Mail, Phone } from 'lucide-react';
import { mailAddress } from '../parts/addresses.ts';
import { initials, personName } from './person-name.ts';
import * as css from './templates.module.css';

/** Whether a member is a contact person; all others are contributors (PROJECT-06). */
export const isContactPerson = ({ type }: ShownMember): boolean => type === 'Kontaktperson';

export function ContactPersons({ members, title }: { members: readonly ShownMember[]; title?: string }) {
  const persons = members.filter(isContactPerson);
  if (persons.length === 0) return null;
  return (
    <section className={css.contacts}>
      {title && <h2>{title}</h2>}
      {persons.map((person) => (
        <Contact key={person.user.id} {...person} />
      ))}
    </section>
  );
}

const Contact = ({ user, portrait }: ShownMember) => (
  <div className={css.contact}>
    {portrait ? (
      <img
        className={css.face}
        src={imageUrl(portrait, 'thumbnail')}
        srcSet={imageSrcSet(portrait, ['thumbnail', 'tiny'])}
        sizes="104px"
        width="104"
        height="124"
        alt=""
        loading="lazy"
      />
    ) : (
      <span className={css.initials} aria-hidden="true">
        {initials(user)}
      </span>
    )}
    <div>
      <small>Kontaktperson</small>
      <b>{personName(user)}</b>
      <p className={css.contactLinks}>
        {user.phone && (
          <a className={css.outline} href={phoneLink(user.phone)}>
            <Phone {...icon} size={18} />
            Anrufen
          </a>
        )}
        {user.email && (
          <a className={css.outline} href={mailAddress(user.email)}>
            <Mail {...icon} size={18} />
            Mail
          </a>
        )}
      </p>
    </div>
  </div>
);
