import { messages as office } from '@theke/admin/messages.de.ts';
import { officeCollection } from '@theke/admin/resources/office-collection.ts';
import * as css from '@theke/admin/ui/data-table.module.css';
import { DateTimeText } from '@theke/admin/ui/date-time-text.tsx';
import { TitleText } from '@theke/admin/ui/title-text.tsx';
import {
  channelLabels,
  kindLabels,
  listMessages,
  type Message,
  messageState,
  messages,
} from '@theke/contracts/notifications/message';
import { Mails } from 'lucide-react';
import { mailboxMessages } from '../shared/mailbox-messages.de.ts';
import { MessageState } from '../shared/message-state.tsx';

/** Polling interval in ms; queued messages are sent within seconds. */
const pollIntervalMs = 5_000;

type Props = { record: Message };

/** Number of the order as staff call it: its ticket number if it has one. */
const orderText = ({ ticketNumber, uid }: Message): string =>
  ticketNumber === null ? (uid ?? office.none) : `#${ticketNumber}`;

/** Messages to guests and branches, newest first. */
export const officeMessages = officeCollection(messages, {
  list: listMessages,
  Icon: Mails,
  isSearchable: true,
  columns: [
    {
      field: 'kind',
      label: mailboxMessages.what,
      from: 'phone',
      Cell: ({ record: { kind, channel, subject, state, lastError } }: Props) => (
        <TitleText
          title={kindLabels[kind]}
          subtitle={
            (state === 'failed' && lastError) ||
            (subject ? `${channelLabels[channel]}: ${subject}` : channelLabels[channel])
          }
        />
      ),
    },
    {
      field: 'recipient',
      from: 'desktop',
      isWrapping: true,
      Cell: ({ record }: Props) => record.recipient || mailboxMessages.nobody,
    },
    {
      field: 'order',
      from: 'tablet',
      Cell: ({ record }: Props) => <span className={css.number}>{orderText(record)}</span>,
    },
    { field: 'state', from: 'phone', Cell: ({ record }: Props) => <MessageState message={record} /> },
    {
      field: 'createdAt',
      label: mailboxMessages.when,
      from: 'tablet',
      Cell: ({ record }: Props) => <DateTimeText at={record.sentAt ?? record.createdAt} branch={record.branch?.id} />,
    },
  ],
  linkTo: ({ id }) => `/messages/${id}`,
  views: [
    { label: office.list.anyValue, filter: {} },
    ...messageState.options.map((state) => ({ label: mailboxMessages.states[state], filter: { state } })),
  ],
  refreshMs: (rows) => (rows.some(({ state }) => state === 'queued') ? pollIntervalMs : false),
  texts: { emptyText: mailboxMessages.emptyText, emptyFiltered: mailboxMessages.emptyFiltered },
});
