import { messages } from '@theke/admin/messages.de.ts';
import { menus } from '@theke/contracts/catalog/menu';
import { schemaAt } from '@theke/contracts/field';
import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { type Choice, Select } from '@theke/ui/select';
import type { z } from 'zod';
import { OpeningHoursEditor } from '../shared/opening-hours-editor.tsx';
import * as css from './catalog-editor.module.css';
import { menuMessages } from './menu-messages.de.ts';

type Props = {
  name: string;
  /** Path of the product's times in the draft. */
  field: string;
  category: string;
  categories: readonly Choice[];
  onCategory: (category: string) => void;
  onClose: () => void;
};

const schema = schemaAt(menus.draft, ['catalog', 0, 'products', 0, 'schedule']) as z.ZodType;

/** Dialog for the times of a product on a menu, and for moving it to another category without dragging. */
export const RowDialog = ({ name, field, category, categories, onCategory, onClose }: Props) => (
  <Dialog
    title={menuMessages.timesTitle(name)}
    closeLabel={messages.close}
    onClose={onClose}
    actions={<Button onClick={onClose}>{menuMessages.done}</Button>}
  >
    <div className={css.rowDialog}>
      <OpeningHoursEditor
        name={field}
        schema={schema}
        meta={{ title: menuMessages.timesLabel, hint: menuMessages.timesHint }}
      />
      <Select
        label={menuMessages.category}
        choices={categories}
        value={category}
        onChange={(event) => onCategory(event.target.value)}
      />
    </div>
  </Dialog>
);
