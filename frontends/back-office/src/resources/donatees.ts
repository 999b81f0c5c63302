import { donatees } from '@theke/contracts/ordering/donatee';
import { HeartHandshake } from 'lucide-react';
import { officeResource } from './office-resource.ts';

export const officeDonatees = officeResource(donatees, {
  Icon: HeartHandshake,
  newLabel: 'Neuer Spendenempfänger',
  titleOf: ({ name }) => name,
  subtitleOf: ({ description }) => description,
  columns: [{ field: 'updatedAt', from: 'tablet' }],
});
