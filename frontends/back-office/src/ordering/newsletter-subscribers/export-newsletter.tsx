import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { FoldingButton } from '@theke/admin/ui/folding-button.tsx';
import { dayText } from '@theke/admin/ui/format.ts';
import { saveFile } from '@theke/admin/ui/save-file.ts';
import { exportNewsletter } from '@theke/contracts/ordering/newsletter';
import { useToast } from '@theke/ui/toast';
import { Download } from 'lucide-react';
import { newsletterFile } from './newsletter-file.ts';
import { newsletterMessages as texts } from './newsletter-messages.de.ts';

/** Saves the confirmed addresses with their links to unsubscribe. */
export function ExportNewsletter() {
  const toast = useToast();
  const zone = useZoneOf()();
  const { run, isBusy } = useAction(exportNewsletter, {
    onDone: (subscribers) => {
      const parts = newsletterFile(subscribers, { origin: window.location.origin, zone });
      saveFile(texts.fileName(dayText(new Date(), zone)), new Blob(parts, { type: 'text/csv;charset=utf-8' }));
      toast({ text: texts.exported(subscribers.length) });
    },
    onProblem: () => toast({ text: texts.exportFailed }),
  });
  return (
    <FoldingButton
      label={texts.export}
      Icon={Download}
      busyLabel={isBusy && messages.working}
      onClick={() => void run({})}
    />
  );
}
