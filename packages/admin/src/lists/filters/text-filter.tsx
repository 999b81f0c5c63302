import { FilterField } from '../filter-popover.tsx';

type Props = { label: string; value: string; placeholder?: string; onChange: (value: string) => void };

/** Text filter, applied on blur or Enter: a partial text would match nothing. */
export const TextFilter = ({ label, value, placeholder, onChange }: Props) => (
  <FilterField label={label}>
    <input
      type="text"
      spellCheck={false}
      autoComplete="off"
      placeholder={placeholder}
      key={value}
      defaultValue={value}
      onBlur={({ target }) => target.value.trim() !== value && onChange(target.value.trim())}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  </FilterField>
);
