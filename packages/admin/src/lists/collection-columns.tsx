import { metaOf, shapeOf } from '@theke/contracts/field';
import type { OfficeCollection } from '../resources/office-collection.ts';
import type { Widgets } from '../widgets/widget.ts';
import { Cell, isRight } from './cell.tsx';
import type { ListColumn } from './list-column.ts';

/** Table columns of a collection; label and cell default to those of the field. */
export function collectionColumns({ collection, columns }: OfficeCollection, widgets: Widgets): ListColumn[] {
  const shape = shapeOf(collection.item) ?? {};
  return columns.map(({ Cell: OwnCell, label, ...column }) => {
    const schema = shape[column.field];
    return {
      ...column,
      label: label ?? (schema && metaOf(schema).title) ?? column.field,
      isRight: column.isRight ?? isRight(schema, widgets),
      Cell: OwnCell ?? (({ record }) => <Cell schema={schema} value={record[column.field]} />),
    };
  });
}
