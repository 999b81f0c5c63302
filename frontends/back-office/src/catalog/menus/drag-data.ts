import type { DragData as AnyDragData } from '@theke/admin/dragging/drag-manager.ts';

export type DragData = AnyDragData & {
  /** Id of the product's category; for a category's drop area, its own id. */
  category?: string;
};
