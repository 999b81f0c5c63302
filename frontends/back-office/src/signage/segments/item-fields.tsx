import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { FieldNote } from '@theke/admin/forms/editors/field-frame.tsx';
import { fieldId, useFault } from '@theke/admin/forms/editors/use-field.ts';
import { metaOf, shapeOf } from '@theke/contracts/field';
import { segmentItem } from '@theke/contracts/signage/segment';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { VideoEditor } from '../shared/video-editor.tsx';
import type { ItemKind } from './item-kind.ts';
import * as css from './segment-items.module.css';
import { segmentMessages } from './segment-messages.de.ts';

const shape = shapeOf(segmentItem) ?? {};

/** Fields of one item. A video has no duration: it plays to its end. */
export function ItemFields({ path, kind }: { path: string; kind: ItemKind }) {
  const scene = useWatch({ name: `${path}.scene` }) as { id: string } | null;
  // A missing picture or video is reported at the scene.
  const fault = useFault(`${path}.scene`);
  const edit = (field: string) => {
    const schema = shape[field];
    return schema && <FieldEditor name={`${path}.${field}`} schema={schema} meta={metaOf(schema)} />;
  };
  return (
    <div className={css.fields}>
      <div className={css.content}>
        {kind === 'video' && shape.video ? (
          <VideoEditor name={`${path}.video`} schema={shape.video} meta={metaOf(shape.video)} />
        ) : (
          edit(kind)
        )}
        {kind !== 'scene' && fault && <FieldNote id={fieldId(`${path}.scene`)} fault={fault} />}
        {scene && <Link to={`/scenes/${scene.id}`}>{segmentMessages.editScene}</Link>}
      </div>
      {kind !== 'video' && edit('seconds')}
      {edit('transition')}
      {kind === 'scene' && edit('skipsSoldOut')}
    </div>
  );
}
