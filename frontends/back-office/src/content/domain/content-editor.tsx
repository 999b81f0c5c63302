import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { fieldId, useFault } from '@theke/admin/forms/editors/use-field.ts';
import { type BlockType, blockTypes } from '@theke/rules/content/block-types';
import type { Layout } from '@theke/rules/content/fields';
import { type PageType, pageTypes } from '@theke/rules/content/page-types';
import { useWatch } from 'react-hook-form';
import { LayoutEditor } from './layout-editor.tsx';

type Props = EditorProps & { layout: Layout };

/** The content of a page or a block by the catalogue's fields: the server checks by the same table. */
function ContentEditor({ name, meta, isLabelHidden = false, layout }: Props) {
  const fault = useFault(name);
  return (
    <GroupFrame
      id={fieldId(name)}
      label={meta.title ?? name}
      hint={meta.hint}
      fault={fault}
      isLabelHidden={isLabelHidden}
    >
      <LayoutEditor layout={layout} name={name} />
    </GroupFrame>
  );
}

export function PageContentEditor(props: EditorProps) {
  const type = useWatch({ name: 'type' }) as PageType;
  return <ContentEditor {...props} layout={pageTypes[type].layout} />;
}

export function BlockContentEditor(props: EditorProps) {
  const type = useWatch({ name: 'type' }) as BlockType;
  return <ContentEditor {...props} layout={blockTypes[type].layout} />;
}
