import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { ChartLine, Table } from 'lucide-react';
import { statisticsMessages } from './statistics-messages.de.ts';

/** Button that switches between chart and table. */
export const ChartOrTable = ({ isTable, onChange }: { isTable: boolean; onChange: (isTable: boolean) => void }) => (
  <Button kind="quiet" onClick={() => onChange(!isTable)}>
    {isTable ? <ChartLine {...icon} size={16} /> : <Table {...icon} size={16} />}
    {isTable ? statisticsMessages.asChart : statisticsMessages.asTable}
  </Button>
);
