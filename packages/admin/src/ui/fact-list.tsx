import type { ReactNode } from 'react';

/** Names and values; entries without a value are omitted. */
export const FactList = ({
  facts,
  className,
}: {
  facts: readonly (readonly [string, ReactNode])[];
  className?: string | undefined;
}) => (
  <dl className={className}>
    {facts
      .filter(([, value]) => value)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
