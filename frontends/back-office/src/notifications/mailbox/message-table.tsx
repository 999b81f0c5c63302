import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import * as table from '@theke/admin/ui/data-table.module.css';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import { channelLabels, kindLabels, type Message } from '@theke/contracts/notifications/message';
import { Link } from 'react-router';
import { mailboxMessages as words } from '../domain/mailbox-messages.de.ts';
import { MessageState } from '../domain/message-state.tsx';

/** One row a message; a press anywhere on it opens it. */
export function MessageTable({ list }: { list: readonly Message[] }) {
  const zone = useZoneOf();
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col" className={table.fromDesktop}>
            {words.recipient}
          </th>
          <th scope="col" className={table.fromTablet}>
            {words.order}
          </th>
          <th scope="col">{words.state}</th>
          <th scope="col" className={table.fromTablet}>
            {words.when}
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map((message) => (
          <tr key={message.id}>
            <td>
              <Link className={table.rowLink} to={`/messages/${message.id}`}>
                <span className={table.name}>
                  <span>
                    <b>{kindLabels[message.kind]}</b>
                    <small>
                      {channelLabels[message.channel]}
                      {message.subject && `: ${message.subject}`}
                    </small>
                  </span>
                </span>
              </Link>
            </td>
            <td className={`${table.fromDesktop} ${table.wraps}`}>{message.recipient || words.nobody}</td>
            <td className={`${table.fromTablet} ${table.number}`}>{orderText(message)}</td>
            <td>
              <MessageState message={message} />
            </td>
            <td className={`${table.fromTablet} ${table.number} ${table.muted}`}>
              {dateTimeText(message.sentAt ?? message.createdAt, zone(message.branch?.id))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As staff call the order: by its ticket, where it has one. */
const orderText = ({ ticketNumber, uid }: Message): string =>
  ticketNumber === null ? (uid ?? messages.none) : `#${ticketNumber}`;
