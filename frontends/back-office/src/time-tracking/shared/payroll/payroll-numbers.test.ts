import { expect, test } from '@jest/globals';
import { isOptional, payrollNumberNames, sentNumbers } from './payroll-numbers.ts';

const typed = { consultant: '1234567', client: ' 10001 ', worked: '100', publicHoliday: '', holiday: '107', sick: '' };

test('omits empty wage types and sends others as typed', () => {
  expect(payrollNumberNames.filter(isOptional)).toEqual(['publicHoliday', 'holiday', 'sick']);
  expect(sentNumbers(typed)).toEqual({
    sent: { consultant: '1234567', client: '10001', worked: '100', holiday: '107' },
    wrong: new Set(),
  });
});

test('reports missing and invalid numbers by field', () => {
  expect(sentNumbers({ ...typed, consultant: '', worked: '0', sick: 'zwei' }).wrong).toEqual(
    new Set(['consultant', 'worked', 'sick']),
  );
});
