import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { products } from '@theke/contracts/catalog/product';
import type { Unit } from '@theke/rules/units/units';
import { useState } from 'react';
import { AmountControl } from './amount-control.tsx';

const salmon = {
  ...products.draft.parse({
    ...products.example,
    ...{ price: 20, unit: 'kilogram', minimumQuantity: 0.1, quantityStepSize: 0.1 },
    alternativeUnits: [{ unit: 'piece', ratio: 0.25 }],
  }),
  ...{ id: 'salmon', version: 1, createdAt: '', updatedAt: '' },
};

function Amount({ start }: { start: Unit }) {
  const [{ amount, unit }, set] = useState({ amount: 1, unit: start });
  const [unreadable, setUnreadable] = useState<string>();
  return (
    <>
      <AmountControl
        product={salmon}
        amount={amount}
        unit={unit}
        unreadable={unreadable}
        onUnreadable={setUnreadable}
        onChange={(next, inUnit) => {
          setUnreadable(undefined);
          set({ amount: next, unit: inUnit });
        }}
      />
      <output aria-label="gewählt">{`${amount} ${unit}`}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Menge' });
const type = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.blur(field());
};
const chosen = () => screen.getByLabelText('gewählt').textContent;

// QTY-01
test('invalid quantity text stays in the field with an error and does not change the amount', () => {
  render(<Amount start="kilogram" />);
  type('1/2');
  expect(field().value).toBe('1/2');
  expect(screen.getByRole('alert').textContent).toBe(
    '„1/2“ ist keine Menge. Bitte geben Sie eine Zahl ein, zum Beispiel 2 oder 0,5.',
  );
  expect(chosen()).toBe('1 kilogram');
  type('0,5');
  expect([chosen(), screen.queryByRole('alert')]).toEqual(['0.5 kilogram', null]);
});

// QTY-08
test('pieces of a product sold by weight are whole numbers', () => {
  render(<Amount start="piece" />);
  expect(screen.queryByText(/Mindestens/)).toBeNull();
  type('1,4');
  expect(chosen()).toBe('1 piece');
  fireEvent.click(screen.getByRole('button', { name: /mehr/i }));
  expect(chosen()).toBe('2 piece');
});
