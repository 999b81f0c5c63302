import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ImageRef } from '@theke/contracts/wire';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { FocusEditor } from './focus-editor.tsx';

const look = { ratio: 1.5, isOpaque: true, focus: { x: 0.3, y: 0.6 }, colour: '#884422' };
const image: ImageRef = { id: '0199f000-0000-7000-8000-00000000000a', version: 1, extension: 'webp', look };
const chosen = { ...image, alt: 'Ein Platz', focus: { x: 0.1, y: 0.2 } };

function draw(newest: ImageRef | undefined) {
  let form: UseFormReturn | undefined;
  function Form() {
    form = useForm({ defaultValues: { image: chosen } }) as unknown as UseFormReturn;
    return (
      <FormProvider {...form}>
        <FocusEditor name="image" image={image} newest={newest} />
      </FormProvider>
    );
  }
  render(<Form />);
  const [x] = screen.getAllByRole<HTMLInputElement>('slider');
  if (!x) throw new Error('no slider');
  return { x, stored: () => form?.getValues('image') };
}

test('a focal point belongs to the chosen file', () => {
  const { x, stored } = draw(undefined);
  expect(x.value).toBe('10');
  fireEvent.change(x, { target: { value: '40' } });
  expect(stored()).toEqual({ ...chosen, focus: { x: 0.4, y: 0.2 } });
});

test('a replaced file has its own focal point, and choosing one selects the new file', () => {
  const newest = { ...image, version: 4, look: { ...look, focus: { x: 0.8, y: 0.5 } } };
  const { x, stored } = draw(newest);
  expect(x.value).toBe('80');
  expect(stored()).toEqual(chosen);
  fireEvent.change(x, { target: { value: '70' } });
  expect(stored()).toEqual({ ...newest, alt: 'Ein Platz', focus: { x: 0.7, y: 0.5 } });
});
