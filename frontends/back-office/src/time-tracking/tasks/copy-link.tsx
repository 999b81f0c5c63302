import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { useToast } from '@theke/ui/toast';
import { LinkIcon } from 'lucide-react';
import { taskMessages } from './task-messages.de.ts';
import * as css from './task-page.module.css';

const messages = taskMessages.detail;

/** Button that copies the page's URL; without clipboard access (no https) it shows the URL. */
export function CopyLink() {
  const toast = useToast();
  async function copy() {
    const address = `${window.location.origin}${window.location.pathname}`;
    try {
      await navigator.clipboard.writeText(address);
      toast({ text: messages.linkCopied });
    } catch {
      toast({ text: messages.linkIs(address) });
    }
  }
  return (
    <Button kind="second" size="small" aria-label={messages.copyLink} onClick={() => void copy()}>
      <LinkIcon {...icon} size={16} />
      <span className={css.folding}>{messages.copyLink}</span>
    </Button>
  );
}
