import type { ProposedPart } from '@theke/rules/ai/proposed-part';
import { isObject, valueAt, withValueAt } from '@theke/rules/content/editing/page-draft';
import type { Layout } from '@theke/rules/content/fields';
import { TextArea } from '@theke/ui/text-area';
import { FormProvider } from 'react-hook-form';
import { LayoutEditor } from '../../shared/layout-editor.tsx';
import { pageFieldMessages } from '../../shared/page-field-messages.de.ts';
import { bodiesIn } from '../blocks/block-catalogue.ts';
import { boundName, useBoundForm } from '../form/use-bound-form.ts';
import { useBuilder } from '../shared/builder-context.ts';
import { pickedLayout } from './picked-layout.ts';
import { layoutOfPart } from './proposal-rows.ts';

type Props<P extends ProposedPart> = { part: P; onChange: (part: P) => void };
type Change = Extract<ProposedPart, { kind: 'change' }>;
type Insert = Extract<ProposedPart, { kind: 'insert' }>;
type Attribute = Extract<ProposedPart, { kind: 'attribute' }>;

const longest = { title: 200, description: 500 } as const;
const nothingRefused = {};

/** Edits a part before it is accepted: the proposed texts, or the form of a new block. */
export function PartForm({ part, onChange }: Props<ProposedPart>) {
  if (part.kind === 'attribute') return <AttributeForm part={part} onChange={onChange} />;
  return part.kind === 'insert' ? (
    <InsertForm part={part} onChange={onChange} />
  ) : (
    <ChangeForm part={part} onChange={onChange} />
  );
}

const AttributeForm = ({ part, onChange }: Props<Attribute>) => (
  <TextArea
    label={pageFieldMessages[part.attribute]}
    optional=""
    rows={part.attribute === 'title' ? 1 : 3}
    maxLength={longest[part.attribute]}
    value={part.after}
    onChange={(event) => onChange({ ...part, after: event.target.value.replaceAll('\n', ' ') })}
  />
);

function ChangeForm({ part, onChange }: Props<Change>) {
  const { view } = useBuilder().editing;
  const { fields } = part;
  const layout = pickedLayout(
    layoutOfPart(view, part),
    fields.map(({ field }) => field),
  );
  return (
    <BoundForm
      layout={layout}
      value={fields.reduce<Record<string, unknown>>((value, { field, after }) => withValueAt(value, field, after), {})}
      onChange={(name, next) => {
        const isBelow = (field: string) => field === name || field.startsWith(`${name}.`);
        onChange({
          ...part,
          fields: fields.map((one) =>
            isBelow(one.field) ? { ...one, after: valueAt({ [name]: next }, one.field) } : one,
          ),
        });
      }}
    />
  );
}

function InsertForm({ part, onChange }: Props<Insert>) {
  const { view } = useBuilder().editing;
  const layout = layoutOfPart(view, part);
  const bodies = bodiesIn(layout);
  const { block } = part;
  return (
    <BoundForm
      layout={Object.fromEntries(Object.entries(layout).filter(([name]) => !bodies.includes(name)))}
      value={isObject(block.value) ? block.value : {}}
      onChange={(name, next) => onChange({ ...part, block: { ...block, value: withValueAt(block.value, name, next) } })}
    />
  );
}

type FormProps = {
  layout: Layout;
  value: Record<string, unknown>;
  onChange: (field: string, value: unknown) => void;
};

function BoundForm({ layout, value, onChange }: FormProps) {
  const form = useBoundForm({ layout, except: [], value, onChange, refused: nothingRefused });
  return (
    <FormProvider {...form}>
      <LayoutEditor layout={layout} name={boundName} />
    </FormProvider>
  );
}
