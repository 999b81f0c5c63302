/** Downloads a blob as a file. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Deferred, because some browsers start reading after the click handler.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
