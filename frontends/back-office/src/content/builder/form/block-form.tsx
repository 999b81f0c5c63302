import { isHeld } from '@theke/rules/content/editing/editing-session';
import { findBlock, isObject } from '@theke/rules/content/editing/page-draft';
import { Notice } from '@theke/ui/notice';
import { Segmented } from '@theke/ui/segmented';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { LayoutEditor } from '../../shared/layout-editor.tsx';
import { bodiesIn, layoutOfBlock } from '../blocks/block-catalogue.ts';
import { builderMessages } from '../builder-messages.de.ts';
import { useBuilder } from '../shared/builder-context.ts';
import { BlockWarnings } from './block-warnings.tsx';
import * as css from './forms.module.css';
import { dividedLayout } from './look-fields.ts';
import { boundName, useBoundForm } from './use-bound-form.ts';

const texts = builderMessages.form;

/** Form of a section or entry: each change is an edit of the page. Use the block's id as key. */
export function BlockForm({ block }: { block: string }) {
  const { queue, editing, typingKeys } = useBuilder();
  const { view, session, refused } = editing;
  const layout = layoutOfBlock(view, block) ?? {};
  const bodies = bodiesIn(layout);
  const value = findBlock(view.content, block)?.block.value;
  const form = useBoundForm({
    layout,
    except: bodies,
    value: isObject(value) ? value : {},
    onChange: (field, next) => queue.edit({ kind: 'set', block, field, value: next }, typingKeys(`${block}.${field}`)),
    refused: Object.fromEntries(
      refused.flatMap(({ operation, message }) =>
        operation.kind === 'set' && operation.block === block ? [[operation.field, message]] : [],
      ),
    ),
  });
  const { content, look } = dividedLayout(layout, bodies);
  const hasLook = Object.keys(look).length > 0;
  const [tab, setTab] = useState<'content' | 'look'>('content');
  const shown = hasLook && tab === 'look' ? look : content;

  if (!layoutOfBlock(view, block)) return <p>{builderMessages.block.unknown}</p>;
  if (isHeld(session, { kind: 'set', block, field: 'x' })) return <Notice kind="soon">{texts.held}</Notice>;
  return (
    <FormProvider {...form}>
      <BlockWarnings block={block} />
      {hasLook && Object.keys(content).length > 0 && (
        <Segmented
          label={texts.tabs}
          value={tab}
          onChange={setTab}
          className={css.tabs}
          segments={[
            { value: 'content', label: texts.content },
            { value: 'look', label: texts.look },
          ]}
        />
      )}
      {Object.keys(shown).length > 0 || bodies.length > 0 ? (
        <LayoutEditor layout={Object.keys(content).length === 0 ? look : shown} name={boundName} />
      ) : (
        <p>{builderMessages.block.empty}</p>
      )}
    </FormProvider>
  );
}
