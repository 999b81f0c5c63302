import { defineSubject } from './subject.ts';

/** What the firm does. */
export const services = defineSubject({
  name: 'services',
  one: 'service',
  label: { one: 'Leistung', many: 'Leistungen' },
  example: { name: 'Raumplanung' },
});
