import { useNow } from '@theke/ui/use-now';
import { Suspense } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OfficeRecord } from '../api/resource.ts';
import { may, useMe } from '../api/session.ts';
import { useZoneOf } from '../api/use-zone-of.ts';
import { messages } from '../messages.de.ts';
import type { OfficeResource } from '../resources/office-resource.ts';
import { whenText } from '../ui/format.ts';
import * as css from './form-aside.module.css';

const listMessages = messages.list;

type Props = { office: OfficeResource; base: OfficeRecord | undefined; onChanged: (changed: OfficeRecord) => void };

/** Side column: preview for guests, actions on the entry, and when it was created and changed. */
export function FormAside({ office, base, onChanged }: Props) {
  const { Preview, previewTitle, Tools, resource } = office;
  const canWrite = may(useMe(), resource.write);
  const now = useNow(60_000);
  const zone = useZoneOf()();
  const { control } = useFormContext();
  const draft = useWatch({ control }) as Partial<OfficeRecord>;
  if (!Preview && !base) return null;
  return (
    <aside className={css.aside}>
      {Preview && (
        <>
          <h2>{previewTitle ?? messages.form.guestView}</h2>
          <Suspense>
            <Preview draft={draft} />
          </Suspense>
        </>
      )}
      {Tools && base && canWrite && (
        <Suspense>
          <Tools record={base} onChanged={onChanged} />
        </Suspense>
      )}
      {base && (
        <dl className={css.facts}>
          <div>
            <dt>{listMessages.changed}</dt>
            <dd>{whenText(base.updatedAt, now, zone)}</dd>
          </div>
          <div>
            <dt>{listMessages.created}</dt>
            <dd>{whenText(base.createdAt, now, zone)}</dd>
          </div>
          <div>
            <dt>{listMessages.version}</dt>
            <dd>{base.version}</dd>
          </div>
        </dl>
      )}
    </aside>
  );
}
