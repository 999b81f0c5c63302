import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { donatees } from '@theke/contracts/ordering/donatee';
import { HeartHandshake } from 'lucide-react';

export const officeDonatees = officeResource(donatees, {
  group: 'people',
  Icon: HeartHandshake,
  newLabel: 'Neuer Spendenempfänger',
  purpose: 'An wen Gäste beim Bestellen spenden können.',
  titleOf: ({ name }) => name,
  subtitleOf: ({ description }) => description,
  columns: [{ field: 'updatedAt', from: 'tablet' }],
});
