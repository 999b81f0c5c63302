/** What a thing that is dragged, or dropped upon, says of itself. */
export type DragData = {
  name: string;
  /** Of a product: the category that it stands in. Of a category's own ground: itself. */
  category?: string;
  /** How many stand in its row. */
  count?: number;
};
