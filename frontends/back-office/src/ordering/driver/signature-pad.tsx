import { type PointerEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { driverPageMessages } from './driver-page-messages.de.ts';
import * as css from './signature-pad.module.css';

/** Size of the picture in px. */
const size = { width: 640, height: 320 };

type Props = { ref: Ref<HTMLCanvasElement>; onDraw: () => void };

/** White surface that draws black lines with finger, pen or mouse. */
export function SignaturePad({ ref, onDraw }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useImperativeHandle(ref, () => canvas.current as HTMLCanvasElement);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.fillStyle = 'white';
    context.fillRect(0, 0, size.width, size.height);
    Object.assign(context, { lineWidth: 4, lineCap: 'round', lineJoin: 'round', strokeStyle: 'black' });
  }, []);

  function draw(event: PointerEvent<HTMLCanvasElement>, isStart: boolean) {
    const context = event.currentTarget.getContext('2d');
    if (!context) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * size.width;
    const y = ((event.clientY - top) / height) * size.height;
    if (isStart) {
      context.beginPath();
      context.moveTo(x, y);
    }
    context.lineTo(x, y);
    context.stroke();
  }

  return (
    <canvas
      ref={canvas}
      className={css.pad}
      {...size}
      role="img"
      aria-label={driverPageMessages.pad.hint}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        draw(event, true);
        onDraw();
      }}
      onPointerMove={(event) => {
        if (event.buttons > 0) draw(event, false);
      }}
    />
  );
}
