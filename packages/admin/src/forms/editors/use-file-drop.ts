import { type DragEvent, useState } from 'react';

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Takes files dropped on an element. Other drags, as of a text, are left alone. */
export function useFileDrop(isEnabled: boolean, onFiles: (files: File[]) => void) {
  // Entering a child fires before leaving its parent, so entries are counted.
  const [depth, setDepth] = useState(0);
  if (!isEnabled) return { isOver: false, handlers: {} };
  return {
    isOver: depth > 0,
    handlers: {
      onDragEnter: (event: DragEvent) => hasFiles(event) && setDepth((before) => before + 1),
      onDragLeave: (event: DragEvent) => hasFiles(event) && setDepth((before) => Math.max(0, before - 1)),
      onDragOver: (event: DragEvent) => hasFiles(event) && event.preventDefault(),
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDepth(0);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
