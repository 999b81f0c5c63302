import * as control from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { OrderedRows } from '@theke/admin/forms/editors/ordered-rows.tsx';
import { fieldId, useFault } from '@theke/admin/forms/editors/use-field.ts';
import { randomUuid } from '@theke/admin/ui/random-uuid.ts';
import { scenes } from '@theke/contracts/signage/scene';
import type { SegmentItem } from '@theke/contracts/signage/segment';
import { icon } from '@theke/ui/icon';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useEveryEntry } from '../shared/use-every-entry.ts';
import { ItemFields } from './item-fields.tsx';
import { type ItemKind, itemKind, itemKinds } from './item-kind.ts';
import { ItemStrip } from './item-strip.tsx';
import * as css from './segment-items.module.css';
import { segmentMessages } from './segment-messages.de.ts';
import { totalSeconds } from './total-seconds.ts';

const newItem = (): SegmentItem => ({
  id: randomUuid(),
  scene: null,
  image: null,
  video: null,
  seconds: 10,
  transition: 'fade',
  skipsSoldOut: true,
});

/** The items of a segment as a strip with their durations and as rows that can be reordered. */
export function SegmentItemsEditor({ name, meta }: EditorProps) {
  const { fields, append, remove, move } = useFieldArray({ name, keyName: 'key' });
  const items = (useWatch({ name }) ?? []) as SegmentItem[];
  const fault = useFault(name);
  const { data: allScenes } = useEveryEntry(scenes);
  // What a new item will be, until something is chosen.
  const [fresh, setFresh] = useState<Readonly<Record<string, ItemKind>>>({});
  const kindOf = (item: SegmentItem): ItemKind => itemKind(item) ?? fresh[item.id] ?? 'scene';
  const nameOf = (item: SegmentItem): string => {
    const kind = kindOf(item);
    const chosen =
      kind === 'scene'
        ? allScenes?.find(({ id }) => id === item.scene?.id)?.name
        : kind === 'video'
          ? item.video?.name
          : item.image && segmentMessages.add.image;
    return chosen || segmentMessages.unnamed[kind];
  };
  const rows = fields.flatMap(({ key }, index) => {
    const item = items[index];
    return item ? [{ key, item, index, kind: kindOf(item), label: nameOf(item) }] : [];
  });
  return (
    <GroupFrame id={fieldId(name)} label={meta.title ?? name} hint={meta.hint} fault={fault}>
      {rows.length === 0 ? <p className={css.none}>{segmentMessages.nothing}</p> : <ItemStrip rows={rows} />}
      <OrderedRows
        rows={rows.map(({ key, item, index, kind, label }) => ({
          id: key,
          name: segmentMessages.item(index + 1, label),
          path: `${name}.${index}`,
          title: (
            <>
              <b>{label}</b>{' '}
              {kind === 'video' ? segmentMessages.untilEnd : segmentMessages.duration(Number(item.seconds) || 0)}
            </>
          ),
          isFresh: item.id in fresh,
          body: () => <ItemFields path={`${name}.${index}`} kind={kind} />,
        }))}
        onMove={move}
        onRemove={remove}
      />
      <div className={css.adding}>
        {itemKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className={control.small}
            onClick={() => {
              const item = newItem();
              setFresh({ ...fresh, [item.id]: kind });
              append(item);
            }}
          >
            <Plus {...icon} size={16} />
            {segmentMessages.add[kind]}
          </button>
        ))}
        {rows.length > 0 && (
          <span className={css.total} aria-live="polite">
            {segmentMessages.total(rows.length, totalSeconds(items))}
          </span>
        )}
      </div>
      {rows.some(({ kind }) => kind === 'video') && <p className={css.none}>{segmentMessages.videosExtra}</p>}
    </GroupFrame>
  );
}
