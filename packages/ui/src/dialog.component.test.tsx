import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Dialog } from './dialog.tsx';

function open() {
  const onClose = jest.fn();
  render(
    <Dialog title="Neuer Schlüssel" closeLabel="Schließen" onClose={onClose}>
      <input aria-label="Name" />
    </Dialog>,
  );
  // A press on the backdrop arrives as an event of the dialog itself.
  const [backdrop, input] = [screen.getByRole('dialog'), screen.getByLabelText('Name')];
  const drag = (from: Element, to: Element) =>
    userEvent.pointer([{ keys: '[MouseLeft>]', target: from }, { target: to }, { keys: '[/MouseLeft]', target: to }]);
  return { onClose, backdrop, input, drag };
}

test('a press on the backdrop closes the dialog', async () => {
  const { onClose, backdrop } = open();
  await userEvent.click(backdrop);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('stays open when a text selection is dragged past its edge', async () => {
  const { onClose, backdrop, input, drag } = open();
  await userEvent.type(input, 'Kassa am Eingang');
  await drag(input, backdrop);
  expect(onClose).not.toHaveBeenCalled();
});

test('stays open when a press on the backdrop is released inside', async () => {
  const { onClose, backdrop, input, drag } = open();
  await drag(backdrop, input);
  expect(onClose).not.toHaveBeenCalled();
  // The drag is over: the next press counts as a separate one.
  await userEvent.click(backdrop);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('stays open when a dialog or a file field inside of it is canceled', () => {
  const [onClose, onInnerClose] = [jest.fn(), jest.fn()];
  render(
    <Dialog title="Bild" closeLabel="Schließen" onClose={onClose}>
      <input type="file" aria-label="Datei" />
      <Dialog title="Ausschnitt" closeLabel="Schließen" onClose={onInnerClose}>
        Text
      </Dialog>
    </Dialog>,
  );
  const cancel = (element: Element) => fireEvent(element, new Event('cancel', { bubbles: true, cancelable: true }));
  cancel(screen.getByLabelText('Datei'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent(screen.getByRole('dialog', { name: 'Ausschnitt' }), new Event('cancel', { cancelable: true }));
  expect(onInnerClose).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  cancel(screen.getByRole('dialog', { name: 'Bild' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
