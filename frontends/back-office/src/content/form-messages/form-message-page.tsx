import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { FactList } from '@theke/admin/ui/fact-list.tsx';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import {
  type FormMessage,
  formMessages,
  markFormMessage,
  readFormMessage,
} from '@theke/contracts/content/form-message';
import { Skeleton } from '@theke/ui/skeleton';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { FormMessageActions } from './form-message-actions.tsx';
import { formMessageMessages as messages } from './form-message-messages.de.ts';
import * as css from './form-messages.module.css';

/** Page of a message that a visitor sent by a form. Opening it marks it as read. */
export function FormMessagePage() {
  const { id = '' } = useParams();
  const api = useApi();
  const { data, isError, error, refetch } = useQuery(endpointQuery(api, readFormMessage, { params: { id } }));
  return (
    <>
      <PageBar title={data?.title ?? formMessages.label.one} backTo="/form-messages" />
      <div className={css.page}>
        {data && <Message message={data} />}
        {!data && isError && <LoadFailure message={messages.loadFailed} error={error} refetch={refetch} />}
        {!data && !isError && <Skeleton width="100%" height={320} />}
      </div>
    </>
  );
}

function Message({ message }: { message: FormMessage }) {
  const zone = useZoneOf()();
  const canWrite = may(useMe(), formMessages.write);
  useMarkAsRead(message, canWrite);
  return (
    <>
      {message.fields.length > 0 ? (
        <FactList className={css.facts} facts={message.fields.map(({ label, value }) => [label, value] as const)} />
      ) : (
        <p>{messages.noText}</p>
      )}
      <FactList
        className={css.about}
        facts={[
          [messages.received, dateTimeText(message.createdAt, zone)],
          [messages.replyTo, message.replyTo],
        ]}
      />
      {canWrite && <FormMessageActions message={message} />}
    </>
  );
}

/** Marks a message as read when it is opened, once: it stays unread if the person marks it so. */
function useMarkAsRead({ id, isRead }: FormMessage, canWrite: boolean) {
  const api = useApi();
  const client = useQueryClient();
  const marked = useRef<string>(undefined);
  useEffect(() => {
    if (isRead || !canWrite || marked.current === id) return;
    marked.current = id;
    void api(markFormMessage, { params: { id }, body: { isRead: true } }).then((fresh) => {
      client.setQueryData(endpointKey(readFormMessage, { params: { id } }), fresh);
      void client.invalidateQueries({ queryKey: [formMessages.name], exact: false, refetchType: 'inactive' });
    }, ignore);
  }, [api, client, id, isRead, canWrite]);
}
/** It stays unread; the next opening tries again. */
const ignore = () => undefined;
