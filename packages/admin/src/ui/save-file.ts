/** Hands a file to whoever sits there, as if it had been downloaded. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Only in the next turn: some browsers begin to read after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
