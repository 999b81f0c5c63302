import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@theke/ui/api-error';
import { SecondStep } from './second-step.tsx';

const refusedWith = (code: string, message: string) => new ApiError(401, [{ code, message, field: 'code' }]);

function draw(problem: ApiError) {
  const onSubmit = jest.fn<(code: string) => void>();
  render(<SecondStep problem={problem} isBusy={false} onSubmit={onSubmit} onBack={() => undefined} />);
  return onSubmit;
}

// SESSION-14
test('asks for a code without an error, and submits it without spaces around it', async () => {
  const onSubmit = draw(refusedWith('SECOND_FACTOR_REQUIRED', 'Bitte geben Sie den Code ein.'));
  expect(screen.queryByRole('alert')).toBeNull();
  const input = screen.getByLabelText('Code');
  expect(document.activeElement).toBe(input);
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(screen.getByText('Bitte geben Sie den Code ein.')).toBeTruthy();
  await userEvent.type(input, ' 123 456 {Enter}');
  expect(onSubmit.mock.calls).toEqual([['123 456']]);
});

test('says that a code was wrong', () => {
  draw(refusedWith('SECOND_FACTOR_WRONG', 'Dieser Code stimmt nicht.'));
  expect(screen.getByRole('alert').textContent).toContain('Dieser Code stimmt nicht.');
});
