import { defineSubject } from './subject.ts';

/** Business sectors the firm works in. */
export const businessSectors = defineSubject({
  name: 'business-sectors',
  one: 'business-sector',
  label: { one: 'Geschäftsfeld', many: 'Geschäftsfelder' },
  example: { name: 'Gemeindeentwicklung' },
});
