import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { FileField } from './file-field.tsx';

function Example({ onFile }: { onFile?: (file: File | undefined) => void }) {
  const [file, setFile] = useState<File>();
  const set = (next: File | undefined) => {
    setFile(next);
    onFile?.(next);
  };
  return (
    <FileField label="Liste" hint="CSV" accept=".csv" file={file} onChoose={set} onRemove={() => set(undefined)} />
  );
}
const list = (name: string, size: number) => new File(['x'.repeat(size)], name, { type: 'text/csv' });

test('shows name and size of the chosen file, replaces it, and removes it with the focus back on the field', async () => {
  render(<Example />);
  const input = screen.getByLabelText('Liste');
  expect(input.getAttribute('aria-describedby')).toBe(screen.getByText('CSV').id);
  await userEvent.upload(input, list('karte.csv', 12_000));
  screen.getByText('karte.csv');
  screen.getByText('12 kB');
  screen.getByText('Andere Datei auswählen');
  await userEvent.upload(input, list('neu.csv', 1_400_000));
  expect(screen.queryByText('karte.csv')).toBeNull();
  screen.getByText('1,4 MB');
  await userEvent.click(screen.getByRole('button', { name: '„neu.csv“ entfernen' }));
  expect(screen.queryByText('neu.csv')).toBeNull();
  expect(document.activeElement).toBe(input);
  screen.getByText('Datei auswählen');
});

test('takes a dropped file, and ignores a dragged text', () => {
  const files: (string | undefined)[] = [];
  const { container } = render(<Example onFile={(file) => files.push(file?.name)} />);
  const zone = container.querySelector('input')?.parentElement as HTMLElement;
  fireEvent.dragEnter(zone, { dataTransfer: { types: ['text/plain'], files: [] } });
  screen.getByText('Datei auswählen');
  fireEvent.dragEnter(zone, { dataTransfer: { types: ['Files'], files: [] } });
  screen.getByText('Loslassen, um die Datei zu übernehmen');
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [list('karte.csv', 10)] } });
  expect(files).toEqual(['karte.csv']);
  screen.getByText('karte.csv');
});
