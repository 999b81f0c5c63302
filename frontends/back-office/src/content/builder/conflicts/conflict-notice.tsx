import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useState } from 'react';
import { builderMessages } from '../builder-messages.de.ts';
import { useBuilder } from '../shared/builder-context.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import * as css from './conflicts.module.css';

const texts = builderMessages.conflict;

/** Says that another editor has changed the same block, and opens both versions. */
export function ConflictNotice() {
  const { conflicts } = useBuilder().editing.session;
  const [isOpen, setIsOpen] = useState(false);
  if (conflicts.length === 0) return null;
  return (
    <>
      <Notice kind="soon" role="alert" className={css.notice}>
        {texts.notice(conflicts.length)}{' '}
        <Button kind="second" size="small" onClick={() => setIsOpen(true)}>
          {texts.decide}
        </Button>
      </Notice>
      {isOpen && <ConflictDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
