import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { InfoButton } from './info-button.tsx';

afterEach(() => void jest.restoreAllMocks());

// PAGE-02
test('leads to the contact page where nothing else is at the bottom of the window', () => {
  const { rerender } = render(<InfoButton place="list" />);
  expect(screen.getByRole('link', { name: 'Kontakt' }).getAttribute('href')).toBe('/kontakt');
  for (const place of ['branch', 'checkout', 'pay', 'status'] as const) {
    rerender(<InfoButton place={place} />);
    expect(screen.queryByRole('link')).toBeNull();
  }
});

// PAGE-02
test('on the contact page it goes back, or to the start page without history', () => {
  const goBack = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const steps = jest.spyOn(window.history, 'length', 'get').mockReturnValue(2);
  render(<InfoButton place="contact" />);
  const button = screen.getByRole('link', { name: 'Zurück' });
  fireEvent.click(button);
  expect(goBack).toHaveBeenCalledTimes(1);
  steps.mockReturnValue(1);
  window.history.replaceState(null, '', '/kontakt');
  fireEvent.click(button);
  expect([goBack.mock.calls.length, window.location.pathname]).toEqual([1, '/']);
});
