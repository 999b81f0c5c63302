import { useQueryClient } from '@tanstack/react-query';
import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { ConfirmDialog } from '@theke/admin/ui/confirm-dialog.tsx';
import {
  deleteFormMessage,
  type FormMessage,
  formMessages,
  markFormMessage,
  readFormMessage,
} from '@theke/contracts/content/form-message';
import { Button, buttonClass } from '@theke/ui/button';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formMessageMessages as messages } from './form-message-messages.de.ts';
import * as css from './form-messages.module.css';

/** Answer, mark and delete a message. */
export function FormMessageActions({ message: { id, replyTo, title, isRead } }: { message: FormMessage }) {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const mark = useAction(markFormMessage, {
    onDone: (fresh) => {
      client.setQueryData(endpointKey(readFormMessage, { params: { id } }), fresh);
      return client.invalidateQueries({ queryKey: [formMessages.name], refetchType: 'inactive' });
    },
  });
  async function remove() {
    await api(deleteFormMessage, { params: { id } });
    await client.invalidateQueries({ queryKey: [formMessages.name], refetchType: 'inactive' });
    notify(messages.removed, { type: 'info' });
    void navigate('/form-messages');
  }
  return (
    <div className={css.buttons}>
      {replyTo && (
        <a
          className={buttonClass({ size: 'small' })}
          href={`mailto:${encodeURIComponent(replyTo)}?subject=${encodeURIComponent(`Re: ${title}`)}`}
        >
          {messages.reply}
        </a>
      )}
      {isRead && (
        <Button kind="second" size="small" onClick={() => void mark.run({ params: { id }, body: { isRead: false } })}>
          {messages.markUnread}
        </Button>
      )}
      <Button kind="quiet" size="small" onClick={() => setIsAsking(true)}>
        {messages.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={messages.removeTitle}
          text={messages.removeText}
          confirmLabel={messages.remove}
          onConfirm={remove}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
