import { Select } from '@theke/ui/select';

type Props = {
  label: string;
  branches: readonly { id: string; name: string }[];
  /** Its id; empty where none is chosen. */
  value: string;
  onChoose: (branch: string) => void;
  className: string | undefined;
};

/** Which branch a page is about; nothing where there is but one. */
export const BranchChoice = ({ label, branches, value, onChoose, className }: Props) =>
  branches.length > 1 && (
    <Select
      label={label}
      choices={branches.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      className={className}
    />
  );
