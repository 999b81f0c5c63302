/** Longest side in px: enough to recognise a door, and small enough for a phone's line. */
const longest = 1_600;

/**
 * A photo as a JPEG data URL of at most 1,600 px. Drawing it anew removes the place and device that phones write into
 * their photos. Rejects if the browser cannot read the file.
 */
export async function shrinkPhoto(file: Blob): Promise<string> {
  const photo = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(photo.width, photo.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(photo.width * scale);
  canvas.height = Math.round(photo.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  photo.close();
  return canvas.toDataURL('image/jpeg', 0.8);
}
