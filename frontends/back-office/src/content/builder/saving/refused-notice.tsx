import { messages } from '@theke/admin/messages.de.ts';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { builderMessages } from '../builder-messages.de.ts';
import { useBuilder } from '../shared/builder-context.ts';
import * as css from './save-state-text.module.css';

/** Edits that the server has refused, with the reasons; the page is shown without them. */
export function RefusedNotice() {
  const { queue, editing } = useBuilder();
  const reasons = [...new Set(editing.refused.map(({ message }) => message))];
  if (reasons.length === 0) return null;
  return (
    <Notice kind="late" role="alert" className={css.notice}>
      {builderMessages.save.refused(reasons.length)} {reasons.join(' ')}{' '}
      <Button kind="quiet" size="small" onClick={() => queue.dismissRefusals()}>
        {messages.close}
      </Button>
    </Notice>
  );
}
