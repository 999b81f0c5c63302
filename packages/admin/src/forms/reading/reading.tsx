import { elementOf, metaOf, shapeOf } from '@theke/contracts/field';
import { Skeleton } from '@theke/ui/skeleton';
import { Suspense } from 'react';
import type { z } from 'zod';
import { Cell } from '../../lists/cell.tsx';
import { useWidgets } from '../../widgets/use-widgets.ts';
import { isNothing } from './read-sections.ts';
import * as css from './section-reading.module.css';

type Props = { schema: z.ZodType; value: unknown };

/** Read-only view of a value: by its widget, lists of objects row by row, otherwise as in lists. */
export function Reading({ schema, value }: Props) {
  const widgets = useWidgets();
  const { widget } = metaOf(schema);
  const Reader = widget ? widgets[widget]?.Reader : undefined;
  if (Reader)
    return (
      <Suspense fallback={<Skeleton width="100%" height="36px" />}>
        <Reader value={value} />
      </Suspense>
    );
  const shape = elementOf(schema) && shapeOf(elementOf(schema) as z.ZodType);
  if (!shape || metaOf(schema).resource) return <Cell schema={schema} value={value} />;
  return (
    <ul className={css.rows}>
      {(value as Record<string, unknown>[]).map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing is moved here
        <RowReading key={index} shape={shape} row={row} />
      ))}
    </ul>
  );
}

/** Name of a row, then its fields that differ from the defaults. */
function RowReading({ shape, row }: { shape: Record<string, z.ZodType>; row: Record<string, unknown> }) {
  const fields = Object.entries(shape).filter(([name, schema]) => isWorthReading(schema, row[name]));
  const [heading, ...remaining] = fields.toSorted(
    ([one], [other]) => Number(other === 'name') - Number(one === 'name'),
  );
  return (
    <li>
      {heading && (
        <b>
          <Reading schema={heading[1]} value={row[heading[0]]} />
        </b>
      )}
      {remaining.map(([name, schema]) => (
        <span key={name}>
          {elementOf(schema) ? '' : `, ${metaOf(schema).title ?? name}: `}
          <Reading schema={schema} value={row[name]} />
        </span>
      ))}
    </li>
  );
}

function isWorthReading(schema: z.ZodType, value: unknown): boolean {
  if (isNothing(value)) return false;
  // A reference without the name of its target is meaningless.
  if (shapeOf(schema) && !metaOf(schema).resource) return false;
  const usual = schema.safeParse(undefined);
  return !usual.success || usual.data !== value;
}
