import { defineSubject } from './subject.ts';

/** Services of the firm. */
export const services = defineSubject({
  name: 'services',
  one: 'service',
  label: { one: 'Leistung', many: 'Leistungen' },
  example: { name: 'Raumplanung' },
});
