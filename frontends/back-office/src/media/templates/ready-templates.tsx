import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { type ImageTemplate, imageTemplates } from '@theke/contracts/media/image-template';
import { type ReadyTemplate, readyTemplates } from '@theke/contracts/media/ready-templates';
import { Skeleton } from '@theke/ui/skeleton';
import { useNotify } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { sampleRecord } from '../shared/print/sample-record.ts';
import { useDrawing } from '../shared/print/use-drawing.ts';
import { usePrintedRecords } from '../shared/print/use-printed-records.ts';
import { freeIdentifier } from './free-identifier.ts';
import * as css from './ready-templates.module.css';
import { templateMessages } from './template-messages.de.ts';

/** Ready templates above the form of a new one; choosing fills the form (TPL-06). */
export function ReadyTemplates() {
  const api = useApi();
  const notify = useNotify();
  const { brand } = useShop().config.theme;
  const { setValue } = useFormContext();
  const { data: taken = new Set<string>() } = useQuery({
    queryKey: [imageTemplates.name, 'identifiers'],
    queryFn: async ({ signal }) => {
      const { data } = await api(imageTemplates.endpoints.list, { query: { page: 1, pageSize: 500 } }, signal);
      return new Set((data as ImageTemplate[]).map(({ identifier }) => identifier));
    },
  });

  function take(template: ReadyTemplate): void {
    const draft = { ...imageTemplates.draft.parse(template), identifier: freeIdentifier(template.identifier, taken) };
    for (const [field, value] of Object.entries(draft)) setValue(field, value, { shouldDirty: true });
    notify(templateMessages.chosen(template.name), { type: 'info' });
  }

  return (
    <section className={css.choice} aria-labelledby="ready-templates">
      <h2 id="ready-templates">{templateMessages.choose}</h2>
      <p>{templateMessages.chooseText}</p>
      <ul>
        {readyTemplates(brand).map((template) => (
          <li key={template.identifier}>
            <Card template={template} onTake={() => take(template)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ template, onTake }: { template: ReadyTemplate; onTake: () => void }) {
  const { name, subject, width, height, layers } = template;
  const { data } = usePrintedRecords(subject, { count: 1 });
  const record = data && (data.records[0]?.printed ?? sampleRecord(subject));
  const drawing = useDrawing(JSON.stringify({ width, height, layers }), record);
  return (
    <button type="button" className={css.card} onClick={onTake}>
      <span className={css.picture}>
        {drawing.data ? <img src={drawing.data} alt="" /> : !drawing.error && <Skeleton width="100%" height="100%" />}
      </span>
      <b>{name}</b>
      <small>{templateMessages.sizeOf(width, height)}</small>
    </button>
  );
}
