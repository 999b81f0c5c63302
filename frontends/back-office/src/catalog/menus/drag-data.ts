import type { DragData as AnyDragData } from '@theke/admin/dragging/drag-manager.ts';

export type DragData = AnyDragData & {
  /** Of a product: the category that it stands in. Of a category's own ground: itself. */
  category?: string;
};
