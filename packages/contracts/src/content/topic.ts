import { defineSubject } from './subject.ts';

/** What something is about. */
export const topics = defineSubject({
  name: 'topics',
  one: 'topic',
  label: { one: 'Thema', many: 'Themen' },
  example: { name: 'Ortskerne' },
});
