import { defineSubject } from './subject.ts';

/** Where the firm works. */
export const businessSectors = defineSubject({
  name: 'business-sectors',
  one: 'business-sector',
  label: { one: 'Geschäftsfeld', many: 'Geschäftsfelder' },
  example: { name: 'Gemeindeentwicklung' },
});
