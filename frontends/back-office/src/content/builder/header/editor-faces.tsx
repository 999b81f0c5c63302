import type { SiteEditor } from '@theke/contracts/content/site-editing';
import { fieldOfBlock } from '../blocks/block-catalogue.ts';
import { builderMessages } from '../builder-messages.de.ts';
import { useBuilder } from '../shared/builder-context.ts';
import * as css from './builder-header.module.css';

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
    .toLocaleUpperCase('de');

/** Everybody else who has the page open in the editor, each once. */
export function EditorFaces() {
  const { editing } = useBuilder();
  const { view, editors } = editing;
  if (editors.length === 0) return null;
  const textOf = ({ name, block }: SiteEditor) => {
    const label = block === null ? undefined : fieldOfBlock(view, block)?.label;
    return label ? builderMessages.isAt(name, label) : builderMessages.isHere(name);
  };
  return (
    <ul className={css.faces} aria-label={builderMessages.editorsHere}>
      {[...new Map(editors.map((editor) => [editor.name, editor])).values()].map((editor) => (
        <li key={editor.session} title={textOf(editor)}>
          <span role="img" aria-label={textOf(editor)}>
            {initials(editor.name)}
          </span>
        </li>
      ))}
    </ul>
  );
}
