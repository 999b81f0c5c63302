import { BareSelect } from '@theke/ui/bare-select';
import { icon } from '@theke/ui/icon';
import { ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '../messages.de.ts';
import { Popover } from '../ui/popover.tsx';
import * as css from './filter-popover.module.css';

const listMessages = messages.list;

/** Button above a list that opens its filters and shows the number of active ones. */
export const FilterPopover = ({ active, children }: { active: number; children: ReactNode }) => (
  <Popover
    label={active > 0 ? listMessages.filterOn(active) : listMessages.filter}
    buttonClass={css.button}
    className={css.panel}
    button={
      <>
        <ListFilter {...icon} size={16} />
        {listMessages.filter}
        {active > 0 && <b>{` ${active}`}</b>}
      </>
    }
  >
    <div className={css.fields}>{children}</div>
  </Popover>
);

/** Label and control of a filter. */
export const FilterField = ({ label, children }: { label: string | undefined; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is what it is given
  <label className={css.field}>
    {label}
    {children}
  </label>
);

type ChoiceProps = {
  label: string | undefined;
  /** '' means any. */
  value: string;
  onChange: (value: string) => void;
  /** Called when the control gets focus, so that options can be loaded then. */
  onSeek?: () => void;
  /** The options after "Alle". */
  children: ReactNode;
};

/** Filter with a few options. */
export const FilterChoice = ({ label, value, onChange, onSeek, children }: ChoiceProps) => (
  <FilterField label={label}>
    <BareSelect
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onFocus={onSeek}
      onPointerEnter={onSeek}
    >
      <option value="">{listMessages.anyValue}</option>
      {children}
    </BareSelect>
  </FilterField>
);
