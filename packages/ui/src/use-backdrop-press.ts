import { type MouseEvent, type PointerEvent, useRef } from 'react';

type DialogPress = {
  onPointerDown(event: PointerEvent<HTMLDialogElement>): void;
  onPointerUp(event: PointerEvent<HTMLDialogElement>): void;
  onClick(event: MouseEvent<HTMLDialogElement>): void;
};

/**
 * Props of a `<dialog>` that call `onPress` when its backdrop was pressed and released. A drag that starts or ends
 * inside (a text selection) also ends in a click on the dialog, because a click targets the common ancestor of both
 * ends.
 */
export function useBackdropPress(onPress: () => void): DialogPress {
  const began = useRef(false);
  const ended = useRef(false);
  const isBackdrop = ({ target, currentTarget }: { target: unknown; currentTarget: unknown }) =>
    target === currentTarget;
  return {
    onPointerDown(event) {
      began.current = isBackdrop(event);
      ended.current = false;
    },
    onPointerUp(event) {
      ended.current = isBackdrop(event);
    },
    onClick(event) {
      if (began.current && ended.current && isBackdrop(event)) onPress();
    },
  };
}
