import { shownLabel } from '@theke/contracts/shown-label';
import { may, useMe } from '../api/session.ts';
import { messages } from '../messages.de.ts';
import type { OfficeResource } from '../resources/office-resource.ts';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { RecordForm } from './record-form.tsx';

/** Page with the form for a new entry. */
export function CreatePage({ office }: { office: OfficeResource }) {
  const { resource } = office;
  if (!may(useMe(), resource.write))
    return <NotAllowed title={messages.form.newTitle(shownLabel(resource.label).one)} />;
  return <RecordForm office={office} />;
}
