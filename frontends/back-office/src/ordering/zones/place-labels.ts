type Label = { readonly text: string; readonly x: number; readonly y: number };

/** Pixels of a letter, and the height of a line. */
const letter = 6.5;
const line = 18;

/** Labels that overlap no earlier one and lie within the frame, in the given order. */
export function placeLabels<L extends Label>(
  labels: readonly L[],
  { width, height }: { width: number; height: number },
) {
  const placed: L[] = [];
  for (const label of labels) {
    const half = (label.text.length * letter) / 2;
    const isInside = label.x > half && label.x < width - half && label.y > line && label.y < height - line;
    const isFree = placed.every(
      (other) =>
        Math.abs(other.y - label.y) > line ||
        Math.abs(other.x - label.x) > half + (other.text.length * letter) / 2 + letter,
    );
    if (isInside && isFree) placed.push(label);
  }
  return placed;
}
