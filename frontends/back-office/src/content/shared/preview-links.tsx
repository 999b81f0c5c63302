import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { dayText } from '@theke/admin/ui/format.ts';
import { type DraftKind, previewLinks } from '@theke/contracts/content/content-draft';
import { Button } from '@theke/ui/button';
import { useToast } from '@theke/ui/toast';
import { previewMessages } from './preview-messages.de.ts';
import * as css from './publishing.module.css';

/** Links to the draft as visitors will see it: for oneself, and to share with people who have no account. */
export function PreviewLinks({ kind, id }: { kind: DraftKind; id: string }) {
  const toast = useToast();
  const zone = useZoneOf()();
  const { isBusy, run } = useAction(previewLinks[kind], {
    onDone: async ({ path, expiresAt }) => {
      const address = `${window.location.origin}${path}`;
      const until = dayText(expiresAt, zone);
      // Without https there is no clipboard.
      const isCopied = await navigator.clipboard?.writeText(address).then(
        () => true,
        () => false,
      );
      toast({ text: isCopied ? previewMessages.copied(until) : previewMessages.link(address, until) });
    },
    onProblem: ({ message }) => toast({ text: message }),
  });
  return (
    <div className={css.preview}>
      <a href={`/backend/preview/${kind}s/${id}`} target="_blank" rel="noreferrer">
        {previewMessages.open}
      </a>
      <Button
        kind="quiet"
        size="small"
        type="button"
        busyLabel={isBusy && messages.working}
        onClick={() => void run({ params: { id }, body: {} })}
      >
        {previewMessages.copy}
      </Button>
    </div>
  );
}
