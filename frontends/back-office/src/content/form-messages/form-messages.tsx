import { officeCollection } from '@theke/admin/resources/office-collection.ts';
import { DateTimeText } from '@theke/admin/ui/date-time-text.tsx';
import { StateText } from '@theke/admin/ui/state-text.tsx';
import { TitleText } from '@theke/admin/ui/title-text.tsx';
import { type FormMessage, formMessages, listFormMessages } from '@theke/contracts/content/form-message';
import { truncate } from '@theke/rules/content/truncate';
import { Inbox, Mail } from 'lucide-react';
import { lazy } from 'react';
import { formMessageMessages } from './form-message-messages.de.ts';

const FormMessageExport = lazy(async () => ({
  default: (await import('./form-message-export.tsx')).FormMessageExport,
}));

type Props = { record: FormMessage };

/** First answers in one line. */
const textOf = ({ fields }: FormMessage): string =>
  fields.map(({ value }) => value.replace(/\s+/g, ' ')).join(', ') || formMessageMessages.noText;

/** What visitors sent by forms, newest first. */
export const officeFormMessages = officeCollection(formMessages, {
  list: listFormMessages,
  group: 'website',
  Icon: Inbox,
  columns: [
    {
      field: 'fields',
      label: formMessageMessages.message,
      from: 'phone',
      Cell: ({ record }: Props) => <TitleText title={record.title} subtitle={truncate(textOf(record), 48)} />,
    },
    {
      field: 'replyTo',
      from: 'desktop',
      isWrapping: true,
      Cell: ({ record }: Props) => record.replyTo ?? formMessageMessages.noReply,
    },
    {
      field: 'isRead',
      label: formMessageMessages.state,
      from: 'phone',
      Cell: ({ record }: Props) =>
        record.isRead ? (
          formMessageMessages.read
        ) : (
          <StateText Icon={Mail} kind="soon" text={formMessageMessages.fresh} />
        ),
    },
    { field: 'createdAt', from: 'tablet', Cell: ({ record }: Props) => <DateTimeText at={record.createdAt} /> },
  ],
  linkTo: ({ id }) => `/form-messages/${id}`,
  views: [
    { label: formMessageMessages.all, filter: {} },
    { label: formMessageMessages.unread, filter: { isRead: 'false' } },
  ],
  Above: FormMessageExport,
  texts: { emptyText: formMessageMessages.empty, emptyFiltered: formMessageMessages.emptyFiltered },
});
