import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { MenuItem } from '@theke/admin/ui/menu-item.tsx';
import { Popover } from '@theke/admin/ui/popover.tsx';
import { discardSiteDraft, unpublishSite } from '@theke/contracts/content/site-publishing';
import { icon } from '@theke/ui/icon';
import { iconButtonClass } from '@theke/ui/icon-button';
import { Notice } from '@theke/ui/notice';
import { Ellipsis, EyeOff, RotateCcw } from 'lucide-react';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { builderMessages } from '../builder-messages.de.ts';
import { useBuilder } from '../shared/builder-context.ts';

const texts = builderMessages.more;

/** Takes the publication back, or discards the draft; both ask first. */
export function PageActions({ changes }: { changes: number }) {
  const { site, editing, onSite } = useBuilder();
  const notify = useNotify();
  const [asked, setAsked] = useState<'unpublish' | 'discard'>();
  const done = (text: string) => (fresh: typeof site) => {
    onSite(fresh);
    setAsked(undefined);
    notify(text, { type: 'info' });
  };
  const unpublish = useAction(unpublishSite, { onDone: done(texts.unpublished) });
  const discard = useAction(discardSiteDraft, { onDone: done(texts.discarded) });
  const { isBusy, problem, run } = asked === 'discard' ? discard : unpublish;
  if (!site.published) return null;
  return (
    <>
      <Popover label={texts.label} buttonClass={iconButtonClass} button={<Ellipsis {...icon} />}>
        {changes > 0 && <MenuItem label={texts.discard} Icon={RotateCcw} onClick={() => setAsked('discard')} />}
        <MenuItem label={texts.unpublish} Icon={EyeOff} isBad onClick={() => setAsked('unpublish')} />
      </Popover>
      {asked && (
        <DecisionDialog
          title={asked === 'discard' ? texts.discardTitle : texts.unpublishTitle}
          label={asked === 'discard' ? texts.discard : texts.unpublish}
          isDanger
          busyLabel={isBusy && messages.working}
          onDecide={() => void run({ params: { id: site.id }, body: { version: editing.session.version } })}
          onClose={() => setAsked(undefined)}
        >
          <p>{asked === 'discard' ? texts.discardText(changes) : texts.unpublishText}</p>
          {problem && <Notice kind="late">{problem.message}</Notice>}
        </DecisionDialog>
      )}
    </>
  );
}
