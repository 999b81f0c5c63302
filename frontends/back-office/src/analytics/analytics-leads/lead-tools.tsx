import { fullName, useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dayText } from '@theke/admin/ui/format.ts';
import { type AnalyticsLead, leadRetentionDays } from '@theke/contracts/analytics/analytics-lead';
import { phoneLink } from '@theke/rules/checkout/phone-link';
import { Button, buttonClass } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Mail, Phone, ReceiptText, UserCheck } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { leadMessages } from './lead-messages.de.ts';
import * as css from './lead-tools.module.css';

const look = buttonClass({ kind: 'second', size: 'small' });

/** Actions of a lead: contact it, take it over, open its order; also shows how long it is stored without one. */
export function LeadTools({ record: { email, phone, order, subject, state, updatedAt } }: { record: AnalyticsLead }) {
  const zone = useZoneOf()();
  const me = useMe();
  const { setValue } = useFormContext();
  const isOwned = useWatch({ name: 'owner' }) !== '';
  const last = new Date(Date.parse(updatedAt) + leadRetentionDays * 86_400_000).toISOString();
  return (
    <div className={css.tools}>
      {email && (
        <a className={look} href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
          <Mail {...icon} size={16} />
          {leadMessages.write}
        </a>
      )}
      {phone && (
        <a className={look} href={phoneLink(phone)}>
          <Phone {...icon} size={16} />
          {leadMessages.call}
        </a>
      )}
      {order && (
        <Link className={look} to={`/orders/${order}`}>
          <ReceiptText {...icon} size={16} />
          {leadMessages.order}
        </Link>
      )}
      {!isOwned && (
        <Button
          kind="second"
          size="small"
          type="button"
          onClick={() => {
            setValue('owner', fullName(me), { shouldDirty: true });
            setValue('ownerUser', me.id, { shouldDirty: true });
          }}
        >
          <UserCheck {...icon} size={16} />
          {leadMessages.takeOver}
        </Button>
      )}
      {state !== 'won' && <p>{leadMessages.forgotten(dayText(last, zone))}</p>}
    </div>
  );
}
