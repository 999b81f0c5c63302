import * as control from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { OrderedRows } from '@theke/admin/forms/editors/ordered-rows.tsx';
import { fieldId, useFault } from '@theke/admin/forms/editors/use-field.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { ToolButton } from '@theke/admin/ui/tool-button.tsx';
import { useSettled } from '@theke/admin/ui/use-settled.ts';
import type { ImageTemplate } from '@theke/contracts/media/image-template';
import { type LayerKind, layerKindLabels, type TemplateLayer } from '@theke/contracts/media/template-layer';
import { icon } from '@theke/ui/icon';
import { Plus, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useDrawing } from '../shared/print/use-drawing.ts';
import { usePrintedRecords } from '../shared/print/use-printed-records.ts';
import { initialLayer } from './initial-layer.ts';
import { LayerCanvas } from './layer-canvas.tsx';
import { LayerFields } from './layer-fields.tsx';
import * as css from './layers-editor.module.css';
import { templateMessages } from './template-messages.de.ts';
import { useLayerHistory } from './use-layer-history.ts';

/** How long the draft stays unchanged before it is drawn again, in ms. */
const pauseMs = 400;

/** Layers of a template: the drawing with a frame for each, and their fields in order. */
export function LayersEditor({ name, meta }: EditorProps) {
  const { setValue } = useFormContext();
  const { fields, append, remove, move, replace } = useFieldArray({ name, keyName: 'rowKey' });
  const draft = useWatch() as ImageTemplate;
  const { width, height, background, subject } = draft;
  const layers = draft.layers ?? [];
  const [chosen, setChosen] = useState<string>();
  const history = useLayerHistory(layers, (all) => replace(all));
  const { data: samples } = usePrintedRecords(subject ?? 'none', { count: 1 });
  const sample = samples?.records[0];
  // Compared as text, because the form changes its values in place.
  const text = useSettled(JSON.stringify({ width, height, background, layers }), pauseMs);
  const drawing = useDrawing(text, sample?.printed);
  const add = (kind: LayerKind) => {
    const layer = initialLayer(kind, { width: width || 90, height: height || 55 });
    append(layer);
    setChosen(layer.key);
  };
  const change = (key: string, box: Partial<TemplateLayer>) => {
    const index = layers.findIndex((layer) => layer.key === key);
    for (const [field, value] of Object.entries(box))
      setValue(`${name}.${index}.${field}`, value, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <GroupFrame id={fieldId(name)} label={meta.title ?? name} hint={templateMessages.order} fault={useFault(name)}>
      <section className={css.canvas} aria-label={templateMessages.canvas}>
        <LayerCanvas
          {...{ width: width || 90, height: height || 55, layers, chosen }}
          picture={drawing.data}
          onChoose={setChosen}
          onChange={change}
        />
        {drawing.error && (
          <LoadFailure message={templateMessages.drawFailed} error={drawing.error} refetch={drawing.refetch} />
        )}
        <p className={css.note}>{noteOf(drawing.isValid, sample?.label, subject === 'none')}</p>
      </section>
      <div className={css.tools}>
        <ToolButton
          label={templateMessages.undo}
          Icon={Undo2}
          disabled={!history.undo}
          onClick={() => history.undo?.()}
        />
        <ToolButton
          label={templateMessages.redo}
          Icon={Redo2}
          disabled={!history.redo}
          onClick={() => history.redo?.()}
        />
        {(Object.keys(layerKindLabels) as LayerKind[]).map((kind) => (
          <button key={kind} type="button" className={control.small} onClick={() => add(kind)}>
            <Plus {...icon} size={16} />
            {layerKindLabels[kind]}
          </button>
        ))}
      </div>
      <OrderedRows
        rows={fields.flatMap((field, index) => {
          const layer = layers[index];
          if (!layer) return [];
          const title = templateMessages.layerAt(index + 1, layerKindLabels[layer.kind]);
          return [
            {
              id: field.rowKey,
              name: title,
              path: `${name}.${index}`,
              title: layer.kind === 'text' && layer.text ? `${title} „${layer.text.split('\n')[0]}“` : title,
              isFresh: layer.key === chosen,
              body: () => <LayerFields path={`${name}.${index}`} kind={layer.kind} subject={subject ?? 'none'} />,
            },
          ];
        })}
        onMove={move}
        onRemove={remove}
      />
    </GroupFrame>
  );
}

function noteOf(isValid: boolean, sample: string | undefined, isFixed: boolean): string {
  if (!isValid) return templateMessages.incomplete;
  if (isFixed) return templateMessages.canvasHint;
  return sample ? `${templateMessages.sample(sample)}. ${templateMessages.canvasHint}` : templateMessages.noSample;
}
