import * as control from '@theke/admin/forms/editors/control.module.css';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { isPageType, type PageType, pageTypes } from '@theke/rules/content/page-types';
import { icon } from '@theke/ui/icon';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { pageFieldMessages } from '../../shared/page-field-messages.de.ts';
import { builderMessages } from '../builder-messages.de.ts';
import { useBuilder } from '../shared/builder-context.ts';
import * as css from './forms.module.css';
import { pageTypeChange } from './page-type-change.ts';

const texts = builderMessages.form.type;

/** Type of the page. Asks before fields are removed that the new type does not have. */
export function PageTypeField() {
  const { queue, editing } = useBuilder();
  const { view } = editing;
  const id = useId();
  const [wanted, setWanted] = useState<PageType>();
  const removed = wanted ? pageTypeChange(view, wanted).removed : [];
  function change(type: PageType) {
    const current = queue.current();
    queue.editTogether(pageTypeChange(current.view, type).operations, `type ${current.session.seq}`);
    setWanted(undefined);
  }
  function choose(type: string) {
    if (!isPageType(type) || type === view.type) return;
    if (pageTypeChange(view, type).removed.length > 0) setWanted(type);
    else change(type);
  }
  return (
    <div className={css.type}>
      <label htmlFor={id}>{pageFieldMessages.type}</label>
      <div className={control.select}>
        <select id={id} className={control.control} value={view.type} onChange={(event) => choose(event.target.value)}>
          {!isPageType(view.type) && <option value={view.type}>{view.type}</option>}
          {Object.entries(pageTypes).map(([type, { label }]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown {...icon} size={16} />
      </div>
      {wanted && (
        <DecisionDialog
          title={texts.title(pageTypes[wanted].label)}
          label={texts.change}
          onDecide={() => change(wanted)}
          onClose={() => setWanted(undefined)}
        >
          <p>{texts.loses(pageTypes[wanted].label, removed)}</p>
        </DecisionDialog>
      )}
    </div>
  );
}
