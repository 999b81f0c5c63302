import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { fieldId, useFault } from '@theke/admin/forms/editors/use-field.ts';
import { type BlockType, blockTypes } from '@theke/rules/content/block-types';
import type { Layout } from '@theke/rules/content/fields';
import { nodeLayout } from '@theke/rules/content/node-layout';
import { type PageType, pageTypes } from '@theke/rules/content/page-types';
import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import { LayoutEditor } from './layout-editor.tsx';
import { Leftovers } from './leftovers.tsx';

type Props = EditorProps & {
  layout: Layout;
  /** Labels of fields of other types. */
  labels: Layout;
};

/**
 * Editor for the content of a page or block, by the fields of its layout; the server validates with the same layout.
 */
function LayoutContentEditor({ name, meta, isLabelHidden = false, layout, labels }: Props) {
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
      <Leftovers name={name} layout={layout} labels={labels} />
    </GroupFrame>
  );
}

const labelsOf = (types: Readonly<Record<string, { layout: Layout }>>): Layout =>
  Object.assign({}, ...Object.values(types).map(({ layout }) => layout));

function PageContentEditor(props: EditorProps) {
  const type = useWatch({ name: 'type' }) as PageType;
  return <LayoutContentEditor {...props} layout={pageTypes[type].layout} labels={labelsOf(pageTypes)} />;
}

function BlockContentEditor(props: EditorProps) {
  const type = useWatch({ name: 'type' }) as BlockType;
  return <LayoutContentEditor {...props} layout={blockTypes[type].layout} labels={labelsOf(blockTypes)} />;
}

function NodeContentEditor(props: EditorProps) {
  return <LayoutContentEditor {...props} layout={nodeLayout} labels={{}} />;
}

const editors: Readonly<Record<string, ComponentType<EditorProps>>> = {
  'page-content': PageContentEditor,
  'block-content': BlockContentEditor,
};

/** Selects the editor by the widget of the definition. */
export function ContentEditor(props: EditorProps) {
  const Editor = editors[props.meta.widget ?? ''] ?? NodeContentEditor;
  return <Editor {...props} />;
}
