import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { DateInput } from './date-input.tsx';
import { DecisionDialog } from './decision-dialog.tsx';

function Day({ onDecide }: { onDecide: (day: string) => void }) {
  const [day, setDay] = useState('2026-11-29');
  return (
    <DecisionDialog title="Abwesenheit" label="Eintragen" onDecide={() => onDecide(day)} onClose={() => undefined}>
      <DateInput label="Von" value={day} max="2026-12-31" onChange={setDay} />
    </DecisionDialog>
  );
}

// OFFICE-15
test('accepts a date in local notation; shows an error for anything else and leaves the value unset', async () => {
  const decided = jest.fn<(day: string) => void>();
  render(<Day onDecide={decided} />);
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLInputElement>('Von');
  const type = async (text: string) => {
    await user.clear(field);
    await user.type(field, text);
    await user.click(screen.getByRole('button', { name: 'Eintragen' }));
  };
  expect([field.type, field.value]).toEqual(['text', '29.11.2026']);
  await type('01.03.2026');
  await type('1.3.26');
  expect(field.value).toBe('01.03.2026');
  expect(decided.mock.calls).toEqual([['2026-03-01'], ['2026-03-01']]);
  await type('31.02.2026');
  screen.getByText('Diesen Tag gibt es nicht. Bitte schreiben Sie ihn wie 01.03.2026.');
  await type('1.1.2027');
  screen.getByText('Bitte wählen Sie einen Tag bis 31.12.2026.');
  expect([field.value, decided.mock.calls.length]).toEqual(['1.1.2027', 2]);
});
