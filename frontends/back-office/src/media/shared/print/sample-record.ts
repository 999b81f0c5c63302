import type { PrintedRecord } from '@theke/contracts/media/image-template';
import type { TemplateSubject } from '@theke/rules/templates/template-fields';
import { printMessages } from './print-messages.de.ts';

/** A sample for drawings while the business has no record of the kind. */
export const sampleRecord = (subject: TemplateSubject): PrintedRecord => ({
  values: subject === 'product' ? printMessages.sampleProduct : printMessages.sampleTable,
  image: null,
});
