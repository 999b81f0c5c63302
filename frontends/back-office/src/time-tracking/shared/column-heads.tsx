type Column = { label: string; look?: string | undefined };

/** Header row of a table. */
export const ColumnHeads = ({ columns }: { columns: readonly Column[] }) => (
  <thead>
    <tr>
      {columns.map(({ label, look }) => (
        <th key={label} scope="col" className={look}>
          {label}
        </th>
      ))}
    </tr>
  </thead>
);
