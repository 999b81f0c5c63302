import type { ShownMember } from '@theke/contracts/content/teasers';
import { icon } from '@theke/ui/icon';
import { imageUrl } from '@theke/ui/image-url';
import { Mail, Phone } from 'lucide-react';
import { mailAddress, phoneAddress } from '../parts/addresses.ts';
import { initials, personName } from './person-name.ts';
import * as css from './templates.module.css';

/** Of this type are those whom visitors may turn to; all others worked on it (PROJECT-06). */
export const isContactPerson = ({ type }: ShownMember): boolean => type === 'Kontaktperson';

export const ContactPersons = ({ members }: { members: readonly ShownMember[] }) => (
  <div className={css.contacts}>
    {members.filter(isContactPerson).map(({ user }) => (
      <div key={user.id} className={css.contact}>
        {user.picture ? (
          <img className={css.face} src={imageUrl(user.picture, 'tiny')} alt="" loading="lazy" />
        ) : (
          <span className={css.initials} aria-hidden="true">
            {initials(user)}
          </span>
        )}
        <p>
          <small>Kontaktperson</small>
          <b>{personName(user)}</b>
        </p>
        <p className={css.contactLinks}>
          {user.phone && (
            <a className={css.outline} href={phoneAddress(user.phone)}>
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
    ))}
  </div>
);
