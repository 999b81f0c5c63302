import { Select } from '@theke/ui/select';

type Props = {
  label: string;
  branches: readonly { id: string; name: string }[];
  /** Branch id; '' if none is chosen. */
  value: string;
  onChoose: (branch: string) => void;
  className: string | undefined;
};

/** Select for the branch of a page; renders nothing if there is only one. */
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
