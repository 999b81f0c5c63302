import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { TimeInput } from './time-input.tsx';

const values: string[] = [];
function Page() {
  const [value, setValue] = useState('10:00');
  return (
    <TimeInput
      label="Von"
      value={value}
      onChange={(next) => {
        values.push(next);
        setValue(next);
      }}
    />
  );
}

// OFFICE-15
test('reads short notations on blur, and names a time that does not exist', async () => {
  render(<Page />);
  const field = screen.getByLabelText('Von') as HTMLInputElement;
  expect([field.type, field.value]).toEqual(['text', '10:00']);
  await userEvent.clear(field);
  await userEvent.type(field, '930');
  await userEvent.tab();
  expect([values.at(-1), field.value]).toEqual(['09:30', '09:30']);
  await userEvent.clear(field);
  await userEvent.type(field, '25:00');
  await userEvent.tab();
  expect([values.at(-1), field.value]).toEqual(['', '25:00']);
  expect(screen.getByText('Diese Uhrzeit gibt es nicht. Bitte schreiben Sie sie wie 18:30.')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, '17:05');
  expect([values.at(-1), field.getAttribute('aria-invalid')]).toEqual(['17:05', null]);
});
