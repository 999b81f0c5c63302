import { icon } from '@theke/ui/icon';
import { ChevronRight } from 'lucide-react';
import { pathTo, sectionOf } from '../blocks/block-catalogue.ts';
import { builderMessages } from '../builder-messages.de.ts';
import { useBuilder } from '../shared/builder-context.ts';
import * as css from './canvas.module.css';

const texts = builderMessages.path;

/** Breadcrumb from the page to the selected section. */
export function BlockPath() {
  const { editing, outline, selected, select } = useBuilder();
  const path = pathTo(outline, selected && sectionOf(editing.view.content, outline, selected));
  const steps = [{ id: null, label: texts.page }, ...path.map(({ block, label }) => ({ id: block.id, label }))];
  return (
    <nav className={css.path} aria-label={texts.label}>
      <ol>
        {steps.map(({ id, label }, index) => (
          <li key={id ?? ''}>
            {index > 0 && <ChevronRight {...icon} size={14} />}
            <button type="button" aria-current={index === steps.length - 1 || undefined} onClick={() => select(id)}>
              {label}
            </button>
          </li>
        ))}
      </ol>
      <span aria-hidden="true">{texts.hint}</span>
    </nav>
  );
}
