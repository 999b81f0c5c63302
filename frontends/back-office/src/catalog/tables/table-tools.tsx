import type { Table } from '@theke/contracts/catalog/table';
import { PrintRecordButton } from '../../media/shared/print/print-record-button.tsx';

/** Prints the code of a saved table, beside its form. */
export const TableTools = ({ record: { id } }: { record: Table }) => <PrintRecordButton subject="table" id={id} />;
