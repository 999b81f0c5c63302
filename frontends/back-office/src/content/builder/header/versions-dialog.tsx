import { messages } from '@theke/admin/messages.de.ts';
import type { Site } from '@theke/contracts/content/site';
import { Dialog } from '@theke/ui/dialog';
import { FormProvider, useForm } from 'react-hook-form';
import { DraftList } from '../../shared/draft-list.tsx';
import { RevisionList } from '../../shared/revision-list.tsx';
import { siteRevisionsOf } from '../../shared/site-revisions-of.ts';
import { builderMessages } from '../builder-messages.de.ts';
import { useBuilder } from '../shared/builder-context.ts';

/** Published revisions of the page, compared with the draft; restoring one replaces the draft. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const { site, editing, onSite } = useBuilder();
  // The list asks a form whether it has unsaved changes; here everything is saved.
  const form = useForm();
  const { generated } = site;
  const record: Site = { ...site, ...editing.view, generated, version: editing.session.version } as Site;
  return (
    <Dialog title={builderMessages.versions} closeLabel={messages.close} onClose={onClose}>
      <FormProvider {...form}>
        {site.published ? (
          <RevisionList
            revisions={siteRevisionsOf}
            record={record}
            onChanged={(fresh) => {
              onSite(fresh);
              onClose();
            }}
          />
        ) : (
          <p>{builderMessages.never}</p>
        )}
        <DraftList
          record={record}
          onChanged={(fresh) => {
            onSite(fresh);
            onClose();
          }}
        />
      </FormProvider>
    </Dialog>
  );
}
