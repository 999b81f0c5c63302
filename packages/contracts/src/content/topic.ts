import { defineSubject } from './subject.ts';

/** Topics of posts and projects. */
export const topics = defineSubject({
  name: 'topics',
  one: 'topic',
  label: { one: 'Thema', many: 'Themen' },
  example: { name: 'Ortskerne' },
});
