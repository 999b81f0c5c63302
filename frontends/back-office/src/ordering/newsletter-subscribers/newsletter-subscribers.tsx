import { messages as office } from '@theke/admin/messages.de.ts';
import { officeCollection } from '@theke/admin/resources/office-collection.ts';
import { DateTimeText } from '@theke/admin/ui/date-time-text.tsx';
import { type StateLook, StateText } from '@theke/admin/ui/state-text.tsx';
import {
  listNewsletterSubscribers,
  type NewsletterSubscriber,
  newsletterSourceLabels,
  newsletterStateLabels,
  newsletterSubscribers,
} from '@theke/contracts/ordering/newsletter';
import { CircleCheck, CircleSlash, Clock, MailCheck } from 'lucide-react';
import { ExportNewsletter } from './export-newsletter.tsx';
import { newsletterMessages as texts } from './newsletter-messages.de.ts';

type Props = { record: NewsletterSubscriber };

const looks: Record<NewsletterSubscriber['state'], StateLook> = {
  pending: { Icon: Clock, kind: 'soon' },
  confirmed: { Icon: CircleCheck, kind: 'ok' },
  unsubscribed: { Icon: CircleSlash, kind: 'plain' },
};

/** Consents to the newsletter with their proof, newest first (NEWS-02), and the export (NEWS-05). */
export const officeNewsletterSubscribers = officeCollection(newsletterSubscribers, {
  list: listNewsletterSubscribers,
  group: 'people',
  usedWith: 'customers.write',
  Icon: MailCheck,
  isSearchable: true,
  columns: [
    { field: 'email', label: texts.email, from: 'phone', isWrapping: true },
    {
      field: 'state',
      from: 'phone',
      isWrapping: true,
      Cell: ({ record: { state } }: Props) => <StateText {...looks[state]} text={newsletterStateLabels[state]} />,
    },
    {
      field: 'source',
      label: texts.source,
      from: 'tablet',
      Cell: ({ record: { source } }: Props) => newsletterSourceLabels[source],
    },
    {
      field: 'requestedAt',
      label: texts.requested,
      from: 'tablet',
      Cell: ({ record }: Props) => <DateTimeText at={record.requestedAt} />,
    },
    {
      field: 'confirmedAt',
      label: texts.changed,
      from: 'desktop',
      Cell: ({ record: { confirmedAt, unsubscribedAt } }: Props) => {
        const at = unsubscribedAt ?? confirmedAt;
        return at ? <DateTimeText at={at} /> : office.none;
      },
    },
    { field: 'textVersion', from: 'desktop' },
  ],
  ListTools: ExportNewsletter,
  views: [
    { label: office.list.anyValue, filter: {} },
    ...(['confirmed', 'pending', 'unsubscribed'] as const).map((state) => ({
      label: newsletterStateLabels[state],
      filter: { state },
    })),
  ],
  texts: { empty: texts.empty, emptyText: texts.emptyText, emptyFiltered: texts.emptyFiltered },
});
